-- What editors note of a place, and who checked it, is for editors alone. A visitor was refused both columns; whoever signs in without
-- being an editor was not, and while the admin is open the history told both to everyone. A row policy hides rows, not columns, and
-- strangers have the editors' role: so what nobody else may read is kept in tables of its own.

-- A row for each place, with what its own row says: triggers keep it.
create table public."facilityNotes" (
  "facilityId" uuid primary key references public.facilities (id) on delete cascade,
  note text,
  "checkedBy" uuid
);

revoke all on table public."facilityNotes" from public, anon, authenticated, service_role;
grant select on table public."facilityNotes" to authenticated, service_role;

alter table public."facilityNotes" enable row level security;

create policy "Editors read what is noted of places"
on public."facilityNotes" for select to authenticated
using ((select private.is_editor()));

-- Both columns before and after a change, where one of them says something. The rest of the change is in `"facilityRevisions"`.
create table public."facilityNoteRevisions" (
  "revisionId" bigint primary key,
  -- Null before the place was added.
  before jsonb,
  after jsonb not null
);

revoke all on table public."facilityNoteRevisions" from public, anon, authenticated, service_role;
-- Also to a visitor, for whom no row is there: the view `history` asks for them with the rights of whoever reads it.
grant select on table public."facilityNoteRevisions" to anon, authenticated, service_role;

alter table public."facilityNoteRevisions" enable row level security;

create policy "Editors read what was noted of places"
on public."facilityNoteRevisions" for select to authenticated
using ((select private.is_editor()));

create trigger "facilityNoteRevisions_append_only"
before update or delete or truncate on public."facilityNoteRevisions"
for each statement execute function private.refuse_rewriting();

-- What is known so far goes there. Nothing of the history is lost: the view puts both together for editors.
insert into public."facilityNotes" ("facilityId", note, "checkedBy")
select id, note, "checkedBy" from public.facilities;

insert into public."facilityNoteRevisions" ("revisionId", before, after)
select
  id,
  case when before is not null then jsonb_build_object('note', before -> 'note', 'checkedBy', before -> 'checkedBy') end,
  jsonb_build_object('note', after -> 'note', 'checkedBy', after -> 'checkedBy')
from public."facilityRevisions"
where coalesce(before ->> 'note', before ->> 'checkedBy', after ->> 'note', after ->> 'checkedBy') is not null;

alter table public."facilityRevisions" disable trigger "facilityRevisions_append_only";
update public."facilityRevisions"
set before = before - '{note,checkedBy}'::text[], after = after - '{note,checkedBy}'::text[];
alter table public."facilityRevisions" enable trigger "facilityRevisions_append_only";

-- As they were, but for what is noted.
create or replace function private.keep_added_facilities() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public."facilityNotes" ("facilityId", note, "checkedBy")
  select id, note, "checkedBy" from becomes;

  with revision as (
    insert into public."facilityRevisions" ("facilityId", "cityId", "changedBy", after, "throughApi")
    select
      id, "cityId", (select auth.uid()), to_jsonb(becomes) - '{id,note,checkedBy}'::text[],
      current_setting('portal.through_api')::boolean
    from becomes
    returning id, "facilityId"
  )
  insert into public."facilityNoteRevisions" ("revisionId", after)
  select revision.id, jsonb_build_object('note', note, 'checkedBy', "checkedBy")
  from revision join becomes on becomes.id = "facilityId"
  where coalesce(note, "checkedBy"::text) is not null;
  return null;
end
$$;

create or replace function private.keep_changed_facilities() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public."facilityNotes" as noted ("facilityId", note, "checkedBy")
  select id, note, "checkedBy" from becomes
  on conflict ("facilityId") do update set note = excluded.note, "checkedBy" = excluded."checkedBy"
  where (noted.note, noted."checkedBy") is distinct from (excluded.note, excluded."checkedBy");

  with revision as (
    insert into public."facilityRevisions" ("facilityId", "cityId", "changedBy", before, after)
    select
      becomes.id, becomes."cityId", (select auth.uid()),
      to_jsonb(was) - '{id,note,checkedBy}'::text[], to_jsonb(becomes) - '{id,note,checkedBy}'::text[]
    from becomes join was using (id)
    where was is distinct from becomes
    returning id, "facilityId"
  )
  insert into public."facilityNoteRevisions" ("revisionId", before, after)
  select
    revision.id,
    jsonb_build_object('note', was.note, 'checkedBy', was."checkedBy"),
    jsonb_build_object('note', becomes.note, 'checkedBy', becomes."checkedBy")
  from revision join was on was.id = "facilityId" join becomes on becomes.id = "facilityId"
  where coalesce(was.note, was."checkedBy"::text, becomes.note, becomes."checkedBy"::text) is not null;
  return null;
end
$$;

-- As it was, but for a place, of which only editors are also told what was noted.
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
  'facility', told.id, "facilityId", "changedAt", "changedBy", null, "cityId", null,
  coalesce(told.before || noted.before, told.before), coalesce(told.after || noted.after, told.after),
  null, null, told.before is null and "changedBy" is null and "throughApi" is not true
from public."facilityRevisions" told left join public."facilityNoteRevisions" noted on "revisionId" = told.id
union all
select 'run', 0, id, "startedAt", "startedBy", null, null, null, null, null, "restoresRun", "restoresRelease", false
from public.runs
where exists (select from public."pageRevisions" where "runId" = runs.id)
or exists (select from public."cityRevisions" where "runId" = runs.id);

-- Signed in or not, the same columns of a place.
revoke select on table public.facilities from authenticated;
grant select (
  id, "cityId", name, kind, specialty, maternity, network, level, unicode, address, "addressYear", latitude, longitude, "open24h",
  "inTown", confidence, status, sources, "checkedOn", version
) on table public.facilities to authenticated;
