-- Who looked at which text of a page, when, and what they noted. A review is of one text, by its hash: when the page says something
-- else it is to be looked at again. Rows are only ever added, like those of the histories, and refer to nothing.

create table public."pageReviews" (
  id uuid primary key default gen_random_uuid(),
  "cityId" uuid not null,
  "pageType" text not null check ("pageType" in ('cytotec', 'misoprostol')),
  "contentHash" text not null check ("contentHash" ~ '^[A-Za-z0-9+/=_-]{32}$'),
  note text not null default '' check (
    length(note) <= 500 and note !~ E'[[:cntrl:]\u202A-\u202E\u2066-\u2069\u200B-\u200F\u2060\u061C\uFEFF]'
  ),
  "reviewedAt" timestamptz not null default clock_timestamp(),
  -- Null for a visitor, while the admin is open.
  "reviewedBy" uuid
);

revoke all on table public."pageReviews" from public, anon, authenticated, service_role;
grant select, insert on table public."pageReviews" to anon, authenticated, service_role;

alter table public."pageReviews" enable row level security;

create policy "A visitor reads the reviews while the admin is open"
on public."pageReviews" for select to anon
using ((select private.admin_open()));

create policy "Editors read the reviews, and any signed-in user while the admin is open"
on public."pageReviews" for select to authenticated
using ((select private.is_editor()) or (select private.admin_open()));

create policy "A visitor reviews a page while the admin is open"
on public."pageReviews" for insert to anon
with check ((select private.admin_open()));

create policy "Editors review a page, and any signed-in user while the admin is open"
on public."pageReviews" for insert to authenticated
with check ((select private.is_editor()) or (select private.admin_open()));

-- Who and when are the database's to say, whatever is sent.
create function private.sign_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new."reviewedAt" := clock_timestamp();
  new."reviewedBy" := (select auth.uid());
  return new;
end
$$;

revoke all on function private.sign_review() from public;

create trigger "pageReviews_signed"
before insert on public."pageReviews"
for each row execute function private.sign_review();

create trigger "pageReviews_at_most_twenty"
after insert on public."pageReviews"
for each row when (private.is_outsider())
execute function private.at_most_twenty();

create trigger "pageReviews_append_only"
before update or delete or truncate on public."pageReviews"
for each statement execute function private.refuse_rewriting();
