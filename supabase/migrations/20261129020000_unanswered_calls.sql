-- When a place was telephoned and nobody answered, so that no other editor calls it again at once. A check clears it.
alter table public."facilityNotes" add column "unansweredAt" timestamptz;

-- As before, and a place that was checked waits for no other call.
create or replace function private.note_checker() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public."facilityNotes" ("facilityId", "checkedBy") values (new.id, (select auth.uid()))
  on conflict ("facilityId") do update set "checkedBy" = excluded."checkedBy", "unansweredAt" = null;
  return null;
end
$$;
