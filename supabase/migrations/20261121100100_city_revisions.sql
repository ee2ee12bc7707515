-- What each city said before and after every change, by whom and when: the same kind of history as that of the records.
-- Not `"hasHospital"` and `"medicalFacilities"`: the register of places says those, and has a history of its own.

create table public."cityRevisions" (
  -- Grows with each change, also among those of one transaction.
  id bigint primary key generated always as identity,
  "cityId" uuid not null,
  "changedAt" timestamptz not null default clock_timestamp(),
  -- Null for a visitor, for the secret key and for the owner's own SQL.
  "changedBy" uuid,
  -- The city without its id and those two; null before it was added.
  before jsonb,
  -- Null after it was deleted.
  after jsonb
);

create index "cityRevisions_cityId" on public."cityRevisions" ("cityId", id);

revoke all on table public."cityRevisions" from public, anon, authenticated, service_role;
revoke all on sequence public."cityRevisions_id_seq" from public, anon, authenticated, service_role;
grant select on table public."cityRevisions" to anon, authenticated, service_role;

alter table public."cityRevisions" enable row level security;

create policy "A visitor reads the history while the admin is open"
on public."cityRevisions" for select to anon
using ((select private.admin_open()));

create policy "Editors read the history, and any signed-in user while the admin is open"
on public."cityRevisions" for select to authenticated
using ((select private.is_editor()) or (select private.admin_open()));

-- With the owner's rights, because nobody else may write there. A change that changes nothing leaves nothing. What the owner adds
-- (the seed) leaves nothing either: the first change keeps how it was.
create function private.keep_city_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  left_out constant text[] := '{id,hasHospital,medicalFacilities}';
  was constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - left_out end;
  becomes constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - left_out end;
  who constant uuid := (select auth.uid());
begin
  if was is distinct from becomes and (tg_op <> 'INSERT' or who is not null) then
    insert into public."cityRevisions" ("cityId", "changedBy", before, after)
    values (case tg_op when 'DELETE' then old.id else new.id end, who, was, becomes);
  end if;
  return null;
end
$$;

revoke all on function private.keep_city_revision() from public;

create trigger "cities_revision"
after insert or update or delete on public.cities
for each row execute function private.keep_city_revision();

create trigger "cityRevisions_append_only"
before update or delete or truncate on public."cityRevisions"
for each statement execute function private.refuse_rewriting();

-- One with another id would leave its history behind; who works in SQL knows what they do.
create function private.keep_city_id() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'A city keeps its id' using errcode = 'invalid_parameter_value';
end
$$;

revoke all on function private.keep_city_id() from public;

create trigger "cities_same_id"
before update on public.cities
for each row when (old.id is distinct from new.id and current_user in ('anon', 'authenticated', 'service_role'))
execute function private.keep_city_id();
