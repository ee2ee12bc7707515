-- The register's first filling, which the desk leaves out of its history, was told by nobody having signed in: so was a place that a
-- visitor adds while the admin is open. What comes through the API is no filling, whoever asks. What was added before this is not known
-- to have come that way, and stays what it was.

alter table public."facilityRevisions" add column "throughApi" boolean;

-- Asked before the trigger that writes the history, which has the owner's rights.
create function private.note_who_adds() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('portal.through_api', (current_user in ('anon', 'authenticated', 'service_role'))::text, true);
  return null;
end
$$;

revoke all on function private.note_who_adds() from public;

create trigger "facilities_who_adds"
before insert on public.facilities
for each statement execute function private.note_who_adds();

create or replace function private.keep_added_facilities() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public."facilityRevisions" ("facilityId", "cityId", "changedBy", after, "throughApi")
  select id, "cityId", (select auth.uid()), to_jsonb(becomes) - 'id', current_setting('portal.through_api')::boolean
  from becomes;
  return null;
end
$$;

-- As it was, but for `"isFilling"`.
create or replace view public.history with (security_invoker = true) as
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
  before is null and "changedBy" is null and "throughApi" is not true
from public."facilityRevisions"
union all
select 'run', 0, id, "startedAt", "startedBy", null, null, null, null, null, "restoresRun", "restoresRelease", false
from public.runs
where exists (select from public."pageRevisions" where "runId" = runs.id)
or exists (select from public."cityRevisions" where "runId" = runs.id);
