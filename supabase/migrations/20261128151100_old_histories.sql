-- The histories: what rows said before and after every change, by whom and when. Triggers write them, and nothing else does. Rows are
-- only ever added. They outlive the row, its city and the user, so they refer to none of them by a foreign key.

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

create function private.run_of_write() returns uuid
language sql stable security definer set search_path = ''
return (
  select id from public.runs
  where id = nullif(current_setting('portal.run', true), '')::uuid
  and "startedBy" is not distinct from (select auth.uid())
  and ((select private.is_editor()) or (select private.admin_open()))
);

revoke all on function private.run_of_write() from public;

create table public."pageRevisions" (
  -- Grows with each change, also among those of one transaction.
  id bigint primary key generated always as identity,
  "pageId" uuid not null,
  "cityId" uuid not null,
  "pageType" text not null,
  "changedAt" timestamptz not null default clock_timestamp(),
  -- Null for a visitor, and for the owner's own SQL.
  "changedBy" uuid,
  -- The record without its id; null before its first registration.
  before jsonb,
  after jsonb not null,
  "runId" uuid default private.run_of_write() references public.runs (id)
);

create index "pageRevisions_pageId" on public."pageRevisions" ("pageId", id);

revoke all on table public."pageRevisions" from public, anon, authenticated, service_role;
revoke all on sequence public."pageRevisions_id_seq" from public, anon, authenticated, service_role;
grant select on table public."pageRevisions" to anon, authenticated, service_role;

alter table public."pageRevisions" enable row level security;

create policy "A visitor reads the history while the admin is open"
on public."pageRevisions" for select to anon
using ((select private.admin_open()));

create policy "Editors read the history, and any signed-in user while the admin is open"
on public."pageRevisions" for select to authenticated
using ((select private.is_editor()) or (select private.admin_open()));

create function private.keep_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  left_out constant text[] := '{id,runId,reason}';
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

revoke all on function private.keep_revision() from public;

create trigger "generatedPages_revision"
after insert or update on public."generatedPages"
for each row execute function private.keep_revision();

create trigger "pageRevisions_append_only"
before update or delete or truncate on public."pageRevisions"
for each statement execute function private.refuse_rewriting();

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
  after jsonb,
  "runId" uuid default private.run_of_write() references public.runs (id)
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

create function private.keep_city_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  left_out constant text[] := '{id,hasHospital,medicalFacilities,runId,reason,editedAt,changedOn}';
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

create table public."facilityRevisions" (
  -- Grows with each change, also among those of one transaction.
  id bigint primary key generated always as identity,
  "facilityId" uuid not null,
  "cityId" uuid not null,
  "changedAt" timestamptz not null default clock_timestamp(),
  -- Null for a visitor, and for the owner's own SQL.
  "changedBy" uuid,
  -- The place without its id; null before it was added.
  before jsonb,
  after jsonb not null,
  "throughApi" boolean
);

create index "facilityRevisions_facilityId" on public."facilityRevisions" ("facilityId", id);

revoke all on table public."facilityRevisions" from public, anon, authenticated, service_role;
grant select on table public."facilityRevisions" to anon, authenticated, service_role;

alter table public."facilityRevisions" enable row level security;

create policy "A visitor reads the history of places while the admin is open"
on public."facilityRevisions" for select to anon
using ((select private.admin_open()));

create policy "Editors read the history of places, and any signed-in user while the admin is open"
on public."facilityRevisions" for select to authenticated
using ((select private.is_editor()) or (select private.admin_open()));

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

create function private.keep_added_facilities() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public."facilityNotes" ("facilityId", note, phone, "checkedBy")
  select id, note, phone, "checkedBy" from becomes;

  with revision as (
    insert into public."facilityRevisions" ("facilityId", "cityId", "changedBy", after, "throughApi")
    select
      id, "cityId", (select auth.uid()), to_jsonb(becomes) - '{id,note,phone,checkedBy,editedAt,runId,reason}'::text[],
      current_setting('portal.through_api')::boolean
    from becomes
    returning id, "facilityId"
  )
  insert into public."facilityNoteRevisions" ("revisionId", after)
  select revision.id, jsonb_build_object('note', note, 'phone', phone, 'checkedBy', "checkedBy")
  from revision join becomes on becomes.id = "facilityId"
  where coalesce(note, phone, "checkedBy"::text) is not null;
  return null;
end
$$;

revoke all on function private.keep_added_facilities() from public;

create function private.keep_changed_facilities() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public."facilityNotes" as noted ("facilityId", note, phone, "checkedBy")
  select id, note, phone, "checkedBy" from becomes
  on conflict ("facilityId") do update set note = excluded.note, phone = excluded.phone, "checkedBy" = excluded."checkedBy"
  where (noted.note, noted.phone, noted."checkedBy") is distinct from (excluded.note, excluded.phone, excluded."checkedBy");

  with revision as (
    insert into public."facilityRevisions" ("facilityId", "cityId", "changedBy", before, after)
    select
      becomes.id, becomes."cityId", (select auth.uid()),
      to_jsonb(was) - '{id,note,phone,checkedBy,editedAt,runId,reason}'::text[], to_jsonb(becomes) - '{id,note,phone,checkedBy,editedAt,runId,reason}'::text[]
    from becomes join was using (id)
    where to_jsonb(was) - '{editedAt,version}'::text[] is distinct from to_jsonb(becomes) - '{editedAt,version}'::text[]
    returning id, "facilityId"
  )
  insert into public."facilityNoteRevisions" ("revisionId", before, after)
  select
    revision.id,
    jsonb_build_object('note', was.note, 'phone', was.phone, 'checkedBy', was."checkedBy"),
    jsonb_build_object('note', becomes.note, 'phone', becomes.phone, 'checkedBy', becomes."checkedBy")
  from revision join was on was.id = "facilityId" join becomes on becomes.id = "facilityId"
  where coalesce(was.note, was.phone, was."checkedBy"::text, becomes.note, becomes.phone, becomes."checkedBy"::text) is not null;
  return null;
end
$$;

revoke all on function private.keep_changed_facilities() from public;

create trigger "facilities_revision_of_added"
after insert on public.facilities
referencing new table as becomes
for each statement execute function private.keep_added_facilities();

create trigger "facilities_revision_of_changed"
after update on public.facilities
referencing old table as was new table as becomes
for each statement execute function private.keep_changed_facilities();

create trigger "facilityRevisions_append_only"
before update or delete or truncate on public."facilityRevisions"
for each statement execute function private.refuse_rewriting();

create index "pageRevisions_runId" on public."pageRevisions" ("runId", id);
create index "cityRevisions_runId" on public."cityRevisions" ("runId", id);

-- The history of everything in one order, a sheet at a time.
create index "runs_startedAt" on public.runs ("startedAt");
create index "pageRevisions_changedAt" on public."pageRevisions" ("changedAt", id);
create index "cityRevisions_changedAt" on public."cityRevisions" ("changedAt", id);
create index "facilityRevisions_changedAt" on public."facilityRevisions" ("changedAt", id);
create index "pageRevisions_cityId" on public."pageRevisions" ("cityId", "changedAt");
create index "facilityRevisions_cityId" on public."facilityRevisions" ("cityId", "changedAt");

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
  'facility', told.id, "facilityId", "changedAt", "changedBy", null, "cityId", null,
  coalesce(told.before || noted.before, told.before), coalesce(told.after || noted.after, told.after),
  null, null, told.before is null and "changedBy" is null and "throughApi" is not true
from public."facilityRevisions" told left join public."facilityNoteRevisions" noted on "revisionId" = told.id
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

create table public."pageTexts" (
  "contentHash" text primary key,
  -- What `"contentHash"` is of (src/generator/content-hash.ts): everything a page says, as JSON.
  text text not null check (length(text) between 2 and 100000),
  -- Where the sections of the text begin, and which templates they were written from: not part of what the page says.
  outline jsonb not null check (jsonb_typeof(outline) = 'object' and length(outline::text) <= 2000),
  constraint "pageTexts_own_hash" check ("contentHash" = left(encode(sha256(convert_to(text, 'UTF8')), 'hex'), 32))
);

revoke all on table public."pageTexts" from public, anon, authenticated, service_role;
grant select, insert on table public."pageTexts" to anon, authenticated, service_role;

alter table public."pageTexts" enable row level security;

create policy "A visitor reads the texts of records while the admin is open"
on public."pageTexts" for select to anon
using ((select private.admin_open()));

create policy "Editors read the texts of records, and any signed-in user while the admin is open"
on public."pageTexts" for select to authenticated
using ((select private.is_editor()) or (select private.admin_open()));

create policy "A visitor keeps the text of a record while the admin is open"
on public."pageTexts" for insert to anon
with check ((select private.admin_open()));

create policy "Editors keep the text of a record, and any signed-in user while the admin is open"
on public."pageTexts" for insert to authenticated
with check ((select private.is_editor()) or (select private.admin_open()));

create trigger "pageTexts_at_most_twenty"
after insert on public."pageTexts"
for each row when (private.is_outsider())
execute function private.at_most_twenty();

create trigger "pageTexts_append_only"
before update or delete or truncate on public."pageTexts"
for each statement execute function private.refuse_rewriting();

create table public."pageReviews" (
  id uuid primary key default gen_random_uuid(),
  "cityId" uuid not null,
  "pageType" text not null check ("pageType" in ('cytotec', 'misoprostol')),
  "contentHash" text not null check ("contentHash" ~ '^[A-Za-z0-9+/=_-]{32}$'),
  note text not null default '' check (
    length(note) <= 500 and note !~ E'[[:cntrl:]\u202A-\u202E\u2066-\u2069\u200B-\u200F\u2060\u061C\uFEFF]'
  ),
  "reviewedAt" timestamptz not null default clock_timestamp(),
  -- Null for a visitor, while the admin is open.
  "reviewedBy" uuid
);

revoke all on table public."pageReviews" from public, anon, authenticated, service_role;
grant select, insert on table public."pageReviews" to anon, authenticated, service_role;

alter table public."pageReviews" enable row level security;

create policy "A visitor reads the reviews while the admin is open"
on public."pageReviews" for select to anon
using ((select private.admin_open()));

create policy "Editors read the reviews, and any signed-in user while the admin is open"
on public."pageReviews" for select to authenticated
using ((select private.is_editor()) or (select private.admin_open()));

create policy "A visitor reviews a page while the admin is open"
on public."pageReviews" for insert to anon
with check ((select private.admin_open()));

create policy "Editors review a page, and any signed-in user while the admin is open"
on public."pageReviews" for insert to authenticated
with check ((select private.is_editor()) or (select private.admin_open()));

-- Who and when are the database's to say, whatever is sent.
create function private.sign_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new."reviewedAt" := clock_timestamp();
  new."reviewedBy" := (select auth.uid());
  return new;
end
$$;

revoke all on function private.sign_review() from public;

create trigger "pageReviews_signed"
before insert on public."pageReviews"
for each row execute function private.sign_review();

create trigger "pageReviews_at_most_twenty"
after insert on public."pageReviews"
for each row when (private.is_outsider())
execute function private.at_most_twenty();

create trigger "pageReviews_append_only"
before update or delete or truncate on public."pageReviews"
for each statement execute function private.refuse_rewriting();
