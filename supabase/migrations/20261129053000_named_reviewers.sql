-- What visitors may know of a reviewer is a table of its own, because row security hides rows, not columns: `reviewers` also has the account
-- that signs and how the consent was given. Nobody is in it before they have agreed to be named and anybody can look them up.
create table public."namedReviewers" (
  id uuid primary key references public.reviewers (id) on delete cascade,
  name text not null,
  title text not null,
  profession text not null,
  specialty text,
  field text not null,
  "registerNumber" text not null,
  "registerUrl" text not null,
  years integer,
  affiliation text,
  active boolean not null
);

revoke all on table public."namedReviewers" from public, anon, authenticated, service_role;
grant select on table public."namedReviewers" to anon, authenticated, service_role;

alter table public."namedReviewers" enable row level security;

create policy "Anyone reads who agreed to be named"
on public."namedReviewers" for select to anon, authenticated
using (true);

-- With the owner's rights, because nothing else writes there.
create function private.name_reviewer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public."namedReviewers" where id = new.id;
  if new."consentOn" is not null and new."registerNumber" is not null and new."registerUrl" is not null then
    insert into public."namedReviewers"
    values (
      new.id, new.name, new.title, new.profession, new.specialty, new.field, new."registerNumber", new."registerUrl", new.years,
      new.affiliation, new.active
    );
  end if;
  return null;
end
$$;

revoke all on function private.name_reviewer() from public;

create trigger "reviewers_name"
after insert or update on public.reviewers
for each row execute function private.name_reviewer();

-- Names those who were there before.
update public.reviewers set active = active;

drop policy "A visitor sees the reviewers who agreed to be named" on public.reviewers;
drop policy "Editors see all reviewers, and a signed-in user those who agreed and themselves" on public.reviewers;
revoke select on table public.reviewers from anon;

create policy "Editors see all reviewers, and a reviewer themselves"
on public.reviewers for select to authenticated
using ("userId" = (select auth.uid()) or (select private.is_editor()));

-- An editor writes what is said of a reviewer; an owner also says which account signs as them, and brings back who has left. Once somebody
-- has signed, their signatures stay theirs: neither their name nor their number nor their field becomes another's, nor does the account
-- that has signed. With the owner's rights, to ask who the caller is.
create or replace function private.keep_reviewer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_owner constant boolean := private.listed_role() is not distinct from 'owner';
  has_signed constant boolean := tg_op = 'UPDATE' and exists (select from public.reviews where reviewer = new.id);
begin
  if tg_op = 'INSERT' then
    if not is_owner then
      new."userId" := null;
    end if;
    return new;
  end if;
  if not is_owner then
    new."userId" := old."userId";
    new.active := old.active and new.active;
    if has_signed and old."consentOn" is null and new."consentOn" is not null then
      raise exception 'Only an owner restores a consent' using errcode = 'PT409';
    end if;
  end if;
  if has_signed and (new.id, new.name, new."registerNumber", new.field, new."userId")
    is distinct from (old.id, old.name, old."registerNumber", old.field, coalesce(old."userId", new."userId")) then
    raise exception 'This reviewer has signed already' using errcode = 'PT409';
  end if;
  return new;
end
$$;

-- The history keeps what was said of them, and why it was changed; it is for editors alone, as the table is.
alter table public.reviewers add column "runId" uuid, add column reason text;

create trigger "reviewers_about_write"
before insert or update on public.reviewers
for each row when (new."runId" is not null or new.reason is not null)
execute function private.note_about_write();

alter table public.revisions
  drop constraint "revisions_tableName_check",
  add constraint "revisions_tableName_check"
  check ("tableName" in ('cities', 'facilities', 'facilityNotes', 'generatedPages', 'reviewers'));

alter policy "A visitor reads the history while the admin is open, without the notes" on public.revisions
using ((select private.admin_open()) and "tableName" not in ('facilityNotes', 'reviewers'));

alter policy "Editors read the history, and any signed-in user while the admin is open, without the notes" on public.revisions
using ((select private.is_editor()) or ((select private.admin_open()) and "tableName" not in ('facilityNotes', 'reviewers')));

create trigger "reviewers_revision_of_added_row"
after insert on public.reviewers
for each row when (current_user in ('anon', 'authenticated', 'service_role'))
execute function private.write_revision();

create trigger "reviewers_revision_of_change"
after update or delete on public.reviewers
for each row execute function private.write_revision();
