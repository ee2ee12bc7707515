-- The project's files are loaded again after each correction of them. They overwrote what the desk had changed since, wherever the file had
-- a later day: a corrected address became wrong again. Now a row that somebody changed or added through the API is the desk's: no file
-- overwrites it. An owner who wants the file's values back sets `"editedAt"` to null in SQL, and loads the file.

alter table public.facilities add column "editedAt" timestamptz;
alter table public.cities add column "editedAt" timestamptz;

-- What was changed through the API before this, as far as the history knows it. No change of a place or a city.
alter table public.facilities disable trigger user;
update public.facilities set "editedAt" = edited.last
from (
  select "facilityId", max("changedAt") as last from public."facilityRevisions"
  where "changedBy" is not null or "throughApi" group by 1
) edited
where facilities.id = edited."facilityId";
alter table public.facilities enable trigger user;

alter table public.cities disable trigger user;
update public.cities set "editedAt" = edited.last
from (select "cityId", max("changedAt") as last from public."cityRevisions" where "changedBy" is not null group by 1) edited
where cities.id = edited."cityId";
alter table public.cities enable trigger user;

-- A request that changes nothing, or only what a trigger puts right, edits nothing.
create function private.note_edit() returns trigger
language plpgsql set search_path = '' as $$
declare
  not_edited constant text[] := '{editedAt,version,runId,hasHospital,medicalFacilities}';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - not_edited is not distinct from to_jsonb(old) - not_edited then
    new."editedAt" := old."editedAt";
  else
    new."editedAt" := now();
  end if;
  return new;
end
$$;

revoke all on function private.note_edit() from public;

create trigger "facilities_edited"
before insert or update on public.facilities
for each row when (current_user in ('anon', 'authenticated', 'service_role'))
execute function private.note_edit();

-- After `cities_only_province_and_facilities`, which refuses a visitor's change of another column: triggers run by their names.
create trigger "cities_was_edited"
before insert or update on public.cities
for each row when (current_user in ('anon', 'authenticated', 'service_role'))
execute function private.note_edit();

-- As they were, but for the new column, which says nothing of a place or a city.
create or replace function private.keep_added_facilities() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public."facilityNotes" ("facilityId", note, "checkedBy")
  select id, note, "checkedBy" from becomes;

  with revision as (
    insert into public."facilityRevisions" ("facilityId", "cityId", "changedBy", after, "throughApi")
    select
      id, "cityId", (select auth.uid()), to_jsonb(becomes) - '{id,note,checkedBy,editedAt}'::text[],
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
      to_jsonb(was) - '{id,note,checkedBy,editedAt}'::text[], to_jsonb(becomes) - '{id,note,checkedBy,editedAt}'::text[]
    from becomes join was using (id)
    where to_jsonb(was) - '{editedAt,version}'::text[] is distinct from to_jsonb(becomes) - '{editedAt,version}'::text[]
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

create or replace function private.keep_city_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  left_out constant text[] := '{id,hasHospital,medicalFacilities,runId,editedAt}';
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
