-- What editors note of a place, and who checked it, is for editors alone. Row security hides rows, not columns, and strangers have the
-- editors' role: so it is in a table of its own. A row for each place, with what its own row says: triggers keep it.
create table public."facilityNotes" (
  "facilityId" uuid primary key references public.facilities (id) on delete cascade,
  note text,
  "checkedBy" uuid,
  phone text
);

revoke all on table public."facilityNotes" from public, anon, authenticated, service_role;
grant select on table public."facilityNotes" to authenticated, service_role;

alter table public."facilityNotes" enable row level security;

create policy "Editors read what is noted of places"
on public."facilityNotes" for select to authenticated
using ((select private.is_editor()));
