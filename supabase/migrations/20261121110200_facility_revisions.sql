-- What each place of the register said before and after every change, by whom and when: written by a trigger, and by nothing else.
-- Rows are only ever added. They outlive the place, its city and the user, so they refer to none of them by a foreign key.

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
  after jsonb not null
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

-- With the owner's rights, because nobody else may write here. A rewrite that changes nothing leaves nothing. Once for a whole
-- statement: the seed adds the register in one.
create function private.keep_added_facilities() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public."facilityRevisions" ("facilityId", "cityId", "changedBy", after)
  select id, "cityId", (select auth.uid()), to_jsonb(becomes) - 'id' from becomes;
  return null;
end
$$;

create function private.keep_changed_facilities() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public."facilityRevisions" ("facilityId", "cityId", "changedBy", before, after)
  select becomes.id, becomes."cityId", (select auth.uid()), to_jsonb(was) - 'id', to_jsonb(becomes) - 'id'
  from becomes join was using (id)
  where was is distinct from becomes;
  return null;
end
$$;

revoke all on function private.keep_added_facilities(), private.keep_changed_facilities() from public;

create trigger "facilities_revision_of_added"
after insert on public.facilities
referencing new table as becomes
for each statement execute function private.keep_added_facilities();

create trigger "facilities_revision_of_changed"
after update on public.facilities
referencing old table as was new table as becomes
for each statement execute function private.keep_changed_facilities();

-- For every role, also one that passes row security. An owner who must prune says so first, by disabling this trigger.
create trigger "facilityRevisions_append_only"
before update or delete or truncate on public."facilityRevisions"
for each statement execute function private.refuse_rewriting();
