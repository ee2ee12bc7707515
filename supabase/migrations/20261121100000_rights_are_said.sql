-- Who has which right is said by a migration and by nothing else. Projects differ: some hand every right on a new table to the
-- API's roles, others none. From here on a new table starts without any, whichever project it is on.
--
-- The secret key (`service_role`) passes row security, but not rights: it reads and writes every table, and reads the history.

grant usage on schema public to anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

revoke all on table public.cities from service_role;
revoke all on table public."generatedPages" from service_role;
revoke all on table public."seoStatus" from service_role;
revoke all on table public.editors from service_role;
revoke all on table public.settings from service_role;
revoke all on table public."pageRevisions" from service_role;

grant select, insert, update, delete on table public.cities to service_role;
grant select, insert, update, delete on table public."generatedPages" to service_role;
grant select, insert, update, delete on table public."seoStatus" to service_role;
grant select, insert, update, delete on table public.editors to service_role;
grant select, insert, update, delete on table public.settings to service_role;
grant select on table public."pageRevisions" to service_role;

-- The history counts by itself: whoever may set the count could make every save fail.
revoke all on sequence public."pageRevisions_id_seq" from public, anon, authenticated, service_role;

-- A condition or a check that names a function is checked for the right to call it, also for those it asks nothing.
grant execute on function private.is_editor() to service_role;
grant execute on function private.admin_open() to service_role;
grant execute on function private.page_path(uuid, text) to service_role;

-- Whoever asks through the API without being a listed editor. The owner's SQL and the secret key are not outsiders.
create function private.is_outsider() returns boolean
language sql stable set search_path = ''
return case current_user when 'anon' then true when 'authenticated' then not private.is_editor() else false end;

revoke all on function private.is_outsider() from public;
grant execute on function private.is_outsider() to anon, authenticated, service_role;

drop trigger "cities_only_province_and_facilities" on public.cities;

create trigger "cities_only_province_and_facilities"
before update on public.cities
for each row when (private.is_outsider())
execute function private.only_province_and_facilities();
