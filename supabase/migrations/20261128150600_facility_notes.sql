-- What editors note of a place for themselves, and who checked it. Row security hides rows, not columns, and strangers have the editors'
-- role: so it is in a table of its own, with a row for each place.
create table public."facilityNotes" (
  "facilityId" uuid primary key references public.facilities (id) on delete cascade,
  note text check (length(note) between 1 and 1000),
  -- The telephone number of who was asked. It is never published.
  phone text check (length(phone) between 1 and 60),
  -- The user who set the day of the last check, or who confirmed the place.
  "checkedBy" uuid,
  -- When somebody last changed the row through the API.
  "editedAt" timestamptz,
  -- As in `cities`.
  "runId" uuid,
  reason text,
  -- Any sign that is seen.
  constraint "facilityNotes_readable" check (
    concat(note, phone) !~ E'[[:cntrl:]\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\u061C\uFEFF]'
    and concat(note, phone) = private.without_fillers(concat(note, phone))
  )
);

revoke all on table public."facilityNotes" from public, anon, authenticated, service_role;
grant select, insert, update on table public."facilityNotes" to authenticated;
grant select, insert, update, delete on table public."facilityNotes" to service_role;

alter table public."facilityNotes" enable row level security;

create policy "Editors read what is noted of places"
on public."facilityNotes" for select to authenticated
using ((select private.is_editor()));

create policy "Editors note something of a place that has no note"
on public."facilityNotes" for insert to authenticated
with check ((select private.is_editor()));

create policy "Editors change what is noted of places"
on public."facilityNotes" for update to authenticated
using ((select private.is_editor()))
with check ((select private.is_editor()));

create trigger "facilityNotes_about_write"
before insert or update on public."facilityNotes"
for each row when (new."runId" is not null or new.reason is not null)
execute function private.note_about_write();

-- Who checked is not the client's to say.
create function private.keep_checker() returns trigger
language plpgsql set search_path = '' as $$
begin
  new."checkedBy" := case tg_op when 'UPDATE' then old."checkedBy" end;
  new."editedAt" := now();
  return new;
end
$$;

revoke all on function private.keep_checker() from public;

create trigger "facilityNotes_keep_checker"
before insert or update on public."facilityNotes"
for each row when (current_user in ('anon', 'authenticated', 'service_role'))
execute function private.keep_checker();

-- Whoever adds a place, sets the day of its check or confirms it has checked it: also on the day on which somebody else last looked at its
-- sources. With the owner's rights, because whoever writes a place may not write here.
create function private.note_checker() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public."facilityNotes" ("facilityId", "checkedBy") values (new.id, (select auth.uid()))
  on conflict ("facilityId") do update set "checkedBy" = excluded."checkedBy";
  return null;
end
$$;

revoke all on function private.note_checker() from public;

create trigger "facilities_checker_of_added"
after insert on public.facilities
for each row execute function private.note_checker();

create trigger "facilities_checker_of_changed"
after update on public.facilities
for each row when (
  new."checkedOn" <> old."checkedOn" or (new.confidence = 'confirmed' and old.confidence <> 'confirmed')
)
execute function private.note_checker();
