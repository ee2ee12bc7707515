-- The history: what rows said before and after every change, by whom, when and why. Triggers write it, and nothing else does. Rows are only
-- ever added. They outlive the row, its city and the user, so they refer to none of them by a foreign key.
create table public.revisions (
  -- Grows with each change, also among those of one transaction.
  id bigint primary key generated always as identity,
  "tableName" text not null check ("tableName" in ('cities', 'facilities', 'facilityNotes', 'generatedPages')),
  -- Of a note, the id of its place.
  "rowId" uuid not null,
  -- The city that the row is of.
  "cityId" uuid,
  -- Null before the row was added.
  before jsonb,
  -- Null after it was deleted.
  after jsonb,
  -- Null for a visitor, for the secret key and for the owner's own SQL.
  "changedBy" uuid,
  "changedAt" timestamptz not null default clock_timestamp(),
  -- The run of the desk that the change is part of: a number that the client chose for it.
  "runId" uuid,
  -- In the words of whoever made the change.
  reason text,
  constraint "revisions_reason_readable" check (
    length(reason) between 1 and 200 and reason ~ '\S' and reason = private.without_fillers(reason)
    and reason !~ E'[[:cntrl:]\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\u061C\uFEFF]'
  )
);

create index "revisions_rowId" on public.revisions ("rowId", id);
create index "revisions_changedAt" on public.revisions ("changedAt" desc, id desc);
create index "revisions_runId" on public.revisions ("runId", id);
create index "revisions_cityId" on public.revisions ("cityId", "changedAt" desc);

revoke all on table public.revisions from public, anon, authenticated, service_role;
-- The rows count by themselves: whoever may set the count could make every save fail.
revoke all on sequence public.revisions_id_seq from public, anon, authenticated, service_role;
grant select on table public.revisions to anon, authenticated, service_role;

alter table public.revisions enable row level security;

create policy "A visitor reads the history while the admin is open, without the notes"
on public.revisions for select to anon
using ((select private.admin_open()) and "tableName" <> 'facilityNotes');

create policy "Editors read the history, and any signed-in user while the admin is open, without the notes"
on public.revisions for select to authenticated
using ((select private.is_editor()) or ((select private.admin_open()) and "tableName" <> 'facilityNotes'));

create trigger "revisions_append_only"
before update or delete or truncate on public.revisions
for each statement execute function private.refuse_rewriting();

-- The run that a write names. Null where the first change of this run is somebody else's, and for those who may not be at the desk.
create function private.run_named_by_write(who uuid) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  named constant uuid := nullif(current_setting('portal.run', true), '');
  first public.revisions;
begin
  if named is null or not (private.is_editor() or private.admin_open()) then
    return null;
  end if;
  select * into first from public.revisions where "runId" = named order by id limit 1;
  return case when first.id is null or first."changedBy" is not distinct from who then named end;
end
$$;

revoke all on function private.run_named_by_write(uuid) from public;

-- With the owner's rights, because nobody else may write here. A change of columns that follow from others, or that nobody reads as a
-- change, is none.
create function private.write_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  left_out constant text[] := '{id,facilityId,version,runId,reason,editedAt,changedOn,hasHospital,medicalFacilities}';
  was constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  becomes constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  changed constant jsonb := coalesce(becomes, was);
  who constant uuid := (select auth.uid());
begin
  if was - left_out is not distinct from becomes - left_out then
    return null;
  end if;
  insert into public.revisions ("tableName", "rowId", "cityId", before, after, "changedBy", "runId", reason)
  values (
    tg_table_name,
    coalesce(changed ->> 'id', changed ->> 'facilityId')::uuid,
    coalesce(
      (changed ->> 'cityId')::uuid,
      (select "cityId" from public.facilities where id = (changed ->> 'facilityId')::uuid),
      case tg_table_name when 'cities' then (changed ->> 'id')::uuid end
    ),
    was - left_out,
    becomes - left_out,
    who,
    private.run_named_by_write(who),
    nullif(current_setting('portal.reason', true), '')
  );
  return null;
end
$$;

revoke all on function private.write_revision() from public;

-- A row that the owner adds by SQL (the seed) leaves nothing: its first change keeps how it was.
create trigger "cities_revision_of_added_row"
after insert on public.cities
for each row when (current_user in ('anon', 'authenticated', 'service_role'))
execute function private.write_revision();

create trigger "cities_revision_of_change"
after update or delete on public.cities
for each row execute function private.write_revision();

create trigger "facilities_revision_of_added_row"
after insert on public.facilities
for each row when (current_user in ('anon', 'authenticated', 'service_role'))
execute function private.write_revision();

create trigger "facilities_revision_of_change"
after update or delete on public.facilities
for each row execute function private.write_revision();

create trigger "generatedPages_revision_of_added_row"
after insert on public."generatedPages"
for each row when (current_user in ('anon', 'authenticated', 'service_role'))
execute function private.write_revision();

create trigger "generatedPages_revision_of_change"
after update or delete on public."generatedPages"
for each row execute function private.write_revision();

create trigger "facilityNotes_revision_of_added_row"
after insert on public."facilityNotes"
for each row when (coalesce(new.note, new.phone, new."checkedBy"::text) is not null)
execute function private.write_revision();

create trigger "facilityNotes_revision_of_change"
after update or delete on public."facilityNotes"
for each row execute function private.write_revision();
