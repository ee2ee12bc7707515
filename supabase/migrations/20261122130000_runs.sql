-- A run of the desk writes hundreds of records, and in the history it is one entry: who, when, what and how many. Each run has a row
-- here; whoever writes a record or a city as part of one says so in its column `"runId"`, and the history keeps the run beside the change.

create table public.runs (
  id uuid primary key default gen_random_uuid(),
  "startedAt" timestamptz not null default clock_timestamp(),
  -- Null for a visitor, while the admin is open.
  "startedBy" uuid,
  -- What it takes back: what another run changed, or all that was changed of the records since a release. Neither for one that generates.
  "restoresRun" uuid references public.runs (id),
  "restoresRelease" timestamptz check ("restoresRelease" > '2026-01-01'),
  check ("restoresRun" is null or "restoresRelease" is null)
);

create index "runs_restoresRun" on public.runs ("restoresRun");

revoke all on table public.runs from public, anon, authenticated, service_role;
grant select, insert on table public.runs to anon, authenticated, service_role;

alter table public.runs enable row level security;

create policy "A visitor reads the runs while the admin is open"
on public.runs for select to anon
using ((select private.admin_open()));

create policy "Editors read the runs, and any signed-in user while the admin is open"
on public.runs for select to authenticated
using ((select private.is_editor()) or (select private.admin_open()));

create policy "A visitor starts a run while the admin is open"
on public.runs for insert to anon
with check ((select private.admin_open()));

create policy "Editors start a run, and any signed-in user while the admin is open"
on public.runs for insert to authenticated
with check ((select private.is_editor()) or (select private.admin_open()));

-- Who and when are the database's to say, whatever is sent.
create function private.sign_run() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new."startedAt" := clock_timestamp();
  new."startedBy" := (select auth.uid());
  return new;
end
$$;

revoke all on function private.sign_run() from public;

create trigger "runs_signed"
before insert on public.runs
for each row execute function private.sign_run();

create trigger "runs_at_most_twenty"
after insert on public.runs
for each row when (private.is_outsider())
execute function private.at_most_twenty();

create trigger "runs_append_only"
before update or delete or truncate on public.runs
for each statement execute function private.refuse_rewriting();

-- The run that a write is part of: said with the row, kept until the end of the transaction, and not kept in the row, where it would still
-- stand when somebody changes it by hand later.
alter table public."generatedPages" add column "runId" uuid;
alter table public.cities add column "runId" uuid;

grant update ("runId") on table public.cities to anon;

create function private.note_run() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('portal.run', new."runId"::text, true);
  new."runId" := null;
  return new;
end
$$;

revoke all on function private.note_run() from public;

create trigger "generatedPages_in_run"
before insert or update on public."generatedPages"
for each row when (new."runId" is not null)
execute function private.note_run();

-- Before "cities_only_province_and_facilities", which would take it for another change: triggers fire in the order of their names.
create trigger "cities_in_run"
before insert or update on public.cities
for each row when (new."runId" is not null)
execute function private.note_run();

-- Null where a write is part of none, and where somebody else started the run that it names. With the owner's rights: it is asked while
-- the history is written.
create function private.run_of_write() returns uuid
language sql stable security definer set search_path = ''
return (
  select id from public.runs
  where id = nullif(current_setting('portal.run', true), '')::uuid
  and "startedBy" is not distinct from (select auth.uid())
  and ((select private.is_editor()) or (select private.admin_open()))
);

revoke all on function private.run_of_write() from public;

alter table public."pageRevisions"
add column "runId" uuid default private.run_of_write() references public.runs (id);

alter table public."cityRevisions"
add column "runId" uuid default private.run_of_write() references public.runs (id);

-- As they were, without the new column, which says nothing of a record or a city.
create or replace function private.keep_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  left_out constant text[] := '{id,runId}';
  was constant jsonb := case tg_op when 'UPDATE' then to_jsonb(old) - left_out end;
  becomes constant jsonb := to_jsonb(new) - left_out;
begin
  if was is distinct from becomes then
    insert into public."pageRevisions" ("pageId", "cityId", "pageType", "changedBy", before, after)
    values (new.id, new."cityId", new."pageType", (select auth.uid()), was, becomes);
  end if;
  return null;
end
$$;

create or replace function private.keep_city_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  left_out constant text[] := '{id,hasHospital,medicalFacilities,runId}';
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

create index "pageRevisions_runId" on public."pageRevisions" ("runId", id);
create index "cityRevisions_runId" on public."cityRevisions" ("runId", id);

-- The history of everything in one order, a sheet at a time.
create index "runs_startedAt" on public.runs ("startedAt");
create index "pageRevisions_changedAt" on public."pageRevisions" ("changedAt", id);
create index "cityRevisions_changedAt" on public."cityRevisions" ("changedAt", id);
create index "facilityRevisions_changedAt" on public."facilityRevisions" ("changedAt", id);
create index "pageRevisions_cityId" on public."pageRevisions" ("cityId", "changedAt");
create index "facilityRevisions_cityId" on public."facilityRevisions" ("cityId", "changedAt");

-- Every change, and every run that changed something. `"rowId"` is the record, the city, the place or the run; a change that is part of a
-- run names it, the run itself none. `"isFilling"` is true of the places that the register began with, which nobody added. Whoever asks
-- reads what they may read of the tables.
create view public.history with (security_invoker = true) as
select
  'page' as kind, id, "pageId" as "rowId", "changedAt", "changedBy", "runId", "cityId", "pageType", before, after,
  null::uuid as "restoresRun", null::timestamptz as "restoresRelease", false as "isFilling"
from public."pageRevisions"
union all
select 'city', id, "cityId", "changedAt", "changedBy", "runId", "cityId", null, before, after, null, null, false
from public."cityRevisions"
union all
select
  'facility', id, "facilityId", "changedAt", "changedBy", null, "cityId", null, before, after, null, null,
  before is null and "changedBy" is null
from public."facilityRevisions"
union all
select 'run', 0, id, "startedAt", "startedBy", null, null, null, null, null, "restoresRun", "restoresRelease", false
from public.runs
where exists (select from public."pageRevisions" where "runId" = runs.id)
or exists (select from public."cityRevisions" where "runId" = runs.id);

-- How much a run changed, and when it changed something last.
create view public."runTotals" with (security_invoker = true) as
select
  runs.id, "startedAt", "startedBy", "restoresRun", "restoresRelease",
  pages.changed as pages, pages.added as "newPages", cities.changed as cities, greatest(pages.last, cities.last) as "endedAt"
from public.runs,
lateral (
  select count(*) as changed, count(*) filter (where before is null) as added, max("changedAt") as last
  from public."pageRevisions" where "runId" = runs.id
) pages,
lateral (
  select count(*) as changed, max("changedAt") as last from public."cityRevisions" where "runId" = runs.id
) cities;

revoke all on table public.history from public, anon, authenticated, service_role;
revoke all on table public."runTotals" from public, anon, authenticated, service_role;
grant select on table public.history to anon, authenticated, service_role;
grant select on table public."runTotals" to anon, authenticated, service_role;
