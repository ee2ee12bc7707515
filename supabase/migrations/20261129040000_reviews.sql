-- Who stands behind the words: reviewers, what they signed, and what they want changed. A signature is for the words as they were: it
-- names their hash, and a part whose words have changed is open again by itself.

-- The hash of the words of each part of the site today (src/generator/parts.ts). Whoever publishes writes it with the secret key
-- (scripts/publication/record-parts.ts), so that nobody can sign words that are not there. `"keepsSignatures"`: whether the signatures of
-- a reviewer who has left still count.
alter table public.settings
  add column "partHashes" jsonb not null default '{}' check (jsonb_typeof("partHashes") = 'object'),
  add column "keepsSignatures" boolean not null default true;

create table public.reviewers (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 3 and 120 and private.is_plain_text(name)),
  -- As it stands before the name in a sentence: «Dra.», «Abg.».
  title text not null check (length(title) between 2 and 20 and private.is_plain_text(title)),
  profession text not null check (length(profession) between 3 and 80 and private.is_plain_text(profession)),
  specialty text check (length(specialty) between 3 and 80 and private.is_plain_text(specialty)),
  field text not null check (field in ('médico', 'legal', 'ambos')),
  -- The number in the register of titles, and where anybody can look it up.
  "registerNumber" text check (length("registerNumber") between 2 and 60 and private.is_plain_text("registerNumber")),
  "registerUrl" text check (length("registerUrl") <= 300 and "registerUrl" ~ '^https://[^[:space:]<>"]+$'),
  years integer check (years between 0 and 80),
  affiliation text check (length(affiliation) between 2 and 160 and private.is_plain_text(affiliation)),
  -- The day on which they agreed to be named, and how: «carta firmada».
  "consentOn" date,
  "consentHow" text check (length("consentHow") between 3 and 200 and private.is_plain_text("consentHow")),
  -- Who signs as them. An owner sets it.
  "userId" uuid unique references auth.users (id) on delete set null,
  active boolean not null default true,
  constraint "reviewers_consent_whole" check (("consentOn" is null) = ("consentHow" is null))
);

revoke all on table public.reviewers from public, anon, authenticated, service_role;
grant select on table public.reviewers to anon;
grant select, insert, update on table public.reviewers to authenticated;
grant select, insert, update, delete on table public.reviewers to service_role;

alter table public.reviewers enable row level security;

-- Nobody is shown before they have agreed to it and anybody can look them up.
create policy "A visitor sees the reviewers who agreed to be named"
on public.reviewers for select to anon
using ("consentOn" is not null and "registerNumber" is not null and "registerUrl" is not null);

create policy "Editors see all reviewers, and a signed-in user those who agreed and themselves"
on public.reviewers for select to authenticated
using (
  ("consentOn" is not null and "registerNumber" is not null and "registerUrl" is not null)
  or "userId" = (select auth.uid())
  or (select private.is_editor())
);

create policy "Editors add a reviewer"
on public.reviewers for insert to authenticated
with check ((select private.is_editor()));

create policy "Editors correct what is said of a reviewer"
on public.reviewers for update to authenticated
using ((select private.is_editor()))
with check ((select private.is_editor()));

create table public.reviews (
  id bigint primary key generated always as identity,
  part text not null check (part ~ '^[a-z0-9/-]{3,120}$'),
  hash text not null check (hash ~ '^[0-9a-f]{16}$'),
  reviewer uuid not null references public.reviewers (id),
  verdict text not null check (verdict in ('correcto', 'pide cambio')),
  "signedAt" timestamptz not null default now(),
  -- What a client sends for the editors. A trigger takes it out, because visitors read this table.
  note text check (note is null)
);

create index "reviews_part" on public.reviews (part, id);
create index "reviews_reviewer" on public.reviews (reviewer);

revoke all on table public.reviews from public, anon, authenticated, service_role;
revoke all on sequence public.reviews_id_seq from public, anon, authenticated, service_role;
grant select on table public.reviews to anon, authenticated, service_role;
grant insert on table public.reviews to authenticated;

alter table public.reviews enable row level security;

-- What the reviewer wants changed, for editors: row security hides rows, not columns.
create table public."reviewNotes" (
  review bigint primary key references public.reviews (id) deferrable initially deferred,
  note text not null check (
    length(note) between 1 and 2000 and note ~ '\S' and note = private.without_fillers(note)
    and note !~ E'[\u0001-\u0009\u000B-\u001F\u007F\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\u061C\uFEFF]'
  )
);

revoke all on table public."reviewNotes" from public, anon, authenticated, service_role;
grant select on table public."reviewNotes" to authenticated, service_role;

alter table public."reviewNotes" enable row level security;

-- The reviewer who signs as the caller: active, named with their consent, and not an editor, because nobody reviews their own words.
-- It runs with the rights of the caller, who sees their own row.
create function private.own_reviewer() returns uuid
language sql stable set search_path = ''
return (
  select id from public.reviewers
  where "userId" = (select auth.uid()) and active
    and "consentOn" is not null and "registerNumber" is not null and "registerUrl" is not null
    and not private.is_editor()
);

revoke all on function private.own_reviewer() from public;
grant execute on function private.own_reviewer() to anon, authenticated, service_role;

create policy "Anyone reads who signed what, and when"
on public.reviews for select to anon, authenticated
using (true);

create policy "A reviewer signs as themselves"
on public.reviews for insert to authenticated
with check (reviewer = (select private.own_reviewer()));

create policy "Editors read what reviewers want changed, and a reviewer what they wrote"
on public."reviewNotes" for select to authenticated
using (
  (select private.is_editor())
  or exists (
    select from public.reviews
    where reviews.id = "reviewNotes".review and reviews.reviewer = (select private.own_reviewer())
  )
);

-- Nobody signs for another: not the secret key, which passes row security, and not the owner's SQL. With the owner's rights, to store the
-- note. The time is the database's, and the words are those of today.
create function private.sign() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.reviewer is distinct from private.own_reviewer() or private.own_reviewer() is null then
    raise exception 'A reviewer signs as themselves' using errcode = 'insufficient_privilege';
  end if;
  if (select "partHashes" ->> new.part from public.settings) is distinct from new.hash then
    -- Answered as 409.
    raise exception 'These are not the words of today' using errcode = 'PT409';
  end if;
  new."signedAt" := clock_timestamp();
  if new.verdict = 'pide cambio' then
    insert into public."reviewNotes" (review, note) values (new.id, new.note);
  end if;
  new.note := null;
  return new;
end
$$;

revoke all on function private.sign() from public;

create trigger "reviews_sign"
before insert on public.reviews
for each row execute function private.sign();

create trigger "reviews_append_only"
before update or delete or truncate on public.reviews
for each statement execute function private.refuse_rewriting();

create trigger "reviewNotes_append_only"
before update or delete or truncate on public."reviewNotes"
for each statement execute function private.refuse_rewriting();

-- An editor writes what is said of a reviewer, and not who signs as them. Once somebody has signed, their signatures stay theirs: neither
-- their name nor their number nor their field becomes another's.
create function private.keep_reviewer() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new."userId" := null;
    return new;
  end if;
  new."userId" := old."userId";
  -- An owner has ended their work, or took back the consent: an editor does not undo that.
  new.active := old.active and new.active;
  if old."consentOn" is null and new."consentOn" is not null
    and exists (select from public.reviews where reviewer = old.id) then
    raise exception 'Only an owner restores a consent' using errcode = 'PT409';
  end if;
  if (new.id, new.name, new."registerNumber", new.field) is distinct from (old.id, old.name, old."registerNumber", old.field)
    and exists (select from public.reviews where reviewer = old.id) then
    raise exception 'This reviewer has signed already' using errcode = 'PT409';
  end if;
  return new;
end
$$;

revoke all on function private.keep_reviewer() from public;

create trigger "reviewers_keep"
before insert or update on public.reviewers
for each row when (current_user in ('anon', 'authenticated'))
execute function private.keep_reviewer();
