-- The texts that records were made of, so that a change can be read word by word and its cause told.
--
-- A text is kept once, under its hash, and the hash is checked here: under one hash there can be one text and no other, whoever
-- sends it. Nobody can therefore put a false text in the place of a true one, or change one that is there; pages that say the same
-- as before share theirs. A visitor who registers a page sends none: `"contentHash"` of such a record may have no text.

create table public."pageTexts" (
  "contentHash" text primary key,
  -- What `"contentHash"` is of (src/generator/content-hash.ts): everything a page says, as JSON.
  text text not null check (length(text) between 2 and 100000),
  -- Where the sections of the text begin, and which templates they were written from: not part of what the page says.
  outline jsonb not null check (jsonb_typeof(outline) = 'object' and length(outline::text) <= 2000),
  constraint "pageTexts_own_hash" check ("contentHash" = left(encode(sha256(convert_to(text, 'UTF8')), 'hex'), 32))
);

revoke all on table public."pageTexts" from public, anon, authenticated, service_role;
grant select, insert on table public."pageTexts" to anon, authenticated, service_role;

alter table public."pageTexts" enable row level security;

create policy "A visitor reads the texts of records while the admin is open"
on public."pageTexts" for select to anon
using ((select private.admin_open()));

create policy "Editors read the texts of records, and any signed-in user while the admin is open"
on public."pageTexts" for select to authenticated
using ((select private.is_editor()) or (select private.admin_open()));

create policy "A visitor keeps the text of a record while the admin is open"
on public."pageTexts" for insert to anon
with check ((select private.admin_open()));

create policy "Editors keep the text of a record, and any signed-in user while the admin is open"
on public."pageTexts" for insert to authenticated
with check ((select private.is_editor()) or (select private.admin_open()));

create trigger "pageTexts_at_most_twenty"
after insert on public."pageTexts"
for each row when (private.is_outsider())
execute function private.at_most_twenty();

create trigger "pageTexts_append_only"
before update or delete or truncate on public."pageTexts"
for each statement execute function private.refuse_rewriting();
