-- Each check of a place also writes who checked it into its note. The history shows the check as a change of the place; as a second
-- change, of a note in which nothing had changed, it said nothing. So it keeps what an editor notes, and a call that nobody answered.
drop trigger "facilityNotes_revision_of_added_row" on public."facilityNotes";
create trigger "facilityNotes_revision_of_added_row"
after insert on public."facilityNotes"
for each row when (coalesce(new.note, new.phone) is not null)
execute function private.write_revision();

drop trigger "facilityNotes_revision_of_change" on public."facilityNotes";
create trigger "facilityNotes_revision_of_change"
after update on public."facilityNotes"
for each row when ((new.note, new.phone, new."unansweredAt") is distinct from (old.note, old.phone, old."unansweredAt"))
execute function private.write_revision();

create trigger "facilityNotes_revision_of_removed_row"
after delete on public."facilityNotes"
for each row execute function private.write_revision();
