-- What each record said before and after every change, by whom and when: written by a trigger, and by nothing else.
-- Rows are only ever added. They outlive the record, its city and the user, so they refer to none of them by a foreign key.

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
  after jsonb not null
);

create index "pageRevisions_pageId" on public."pageRevisions" ("pageId", id);

revoke all on table public."pageRevisions" from public, anon, authenticated;
grant select on table public."pageRevisions" to anon, authenticated;

alter table public."pageRevisions" enable row level security;

create policy "A visitor reads the history while the admin is open"
on public."pageRevisions" for select to anon
using ((select private.admin_open()));

create policy "Editors read the history, and any signed-in user while the admin is open"
on public."pageRevisions" for select to authenticated
using ((select private.is_editor()) or (select private.admin_open()));

-- With the owner's rights, because nobody else may write here. A rewrite that changes nothing leaves nothing.
create function private.keep_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := case tg_op when 'UPDATE' then to_jsonb(old) - 'id' end;
  becomes jsonb := to_jsonb(new) - 'id';
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

-- For every role, also one that passes row security. An owner who must prune says so first, by disabling this trigger.
create function private.refuse_rewriting() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The history is never changed' using errcode = 'insufficient_privilege';
end
$$;

revoke all on function private.refuse_rewriting() from public;

create trigger "pageRevisions_append_only"
before update or delete or truncate on public."pageRevisions"
for each statement execute function private.refuse_rewriting();
