-- The documents that name the public places of care: a bulletin, a list of the ministry, a note of the press. Who names a place is
-- shown beside it; `url` stands only where a reader may be sent there.

create table public."facilitySources" (
  key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 60),
  organization text not null check (length(organization) between 1 and 160),
  -- As it is shown: «2018», «2018 aprox.», «sin fecha».
  year text not null check (length(year) between 1 and 40),
  url text check (url ~ '^https?://[^[:space:]]+$' and length(url) <= 500),
  constraint "facilitySources_readable" check (
    organization ~ '\S' and year ~ '\S' and concat(organization, year) !~ E'[[:cntrl:]\u202A-\u202E\u2066-\u2069]'
  )
);

revoke all on table public."facilitySources" from public, anon, authenticated, service_role;
grant select, insert, update on table public."facilitySources" to anon, authenticated, service_role;
grant delete on table public."facilitySources" to service_role;

alter table public."facilitySources" enable row level security;

create policy "Anyone reads the sources"
on public."facilitySources" for select to anon, authenticated
using (true);

create policy "A visitor adds sources while the admin is open"
on public."facilitySources" for insert to anon
with check ((select private.admin_open()));

create policy "Editors add sources, and any signed-in user while the admin is open"
on public."facilitySources" for insert to authenticated
with check ((select private.is_editor()) or (select private.admin_open()));

create policy "A visitor corrects sources while the admin is open"
on public."facilitySources" for update to anon
using ((select private.admin_open()))
with check ((select private.admin_open()));

create policy "Editors correct sources, and any signed-in user while the admin is open"
on public."facilitySources" for update to authenticated
using ((select private.is_editor()) or (select private.admin_open()))
with check ((select private.is_editor()) or (select private.admin_open()));

-- Whoever is at the desk without being an editor changes a few rows at a time. Counted after each row, so that an upsert counts
-- what it adds and what it changes together; a request is one transaction.
create function private.at_most_twenty() returns trigger
language plpgsql set search_path = '' as $$
declare
  setting constant text := 'portal.changed_' || tg_relid;
  changed constant integer := coalesce(nullif(current_setting(setting, true), ''), '0')::integer + 1;
begin
  if changed > 20 then
    raise exception 'Only an editor may change more than 20 rows at a time' using errcode = 'insufficient_privilege';
  end if;
  perform set_config(setting, changed::text, true);
  return null;
end
$$;

revoke all on function private.at_most_twenty() from public;

create trigger "facilitySources_at_most_twenty"
after insert or update on public."facilitySources"
for each row
when (case current_user when 'anon' then true when 'authenticated' then not private.is_editor() else false end)
execute function private.at_most_twenty();
