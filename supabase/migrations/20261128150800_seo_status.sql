-- What an editor's last look at the sitemap, robots.txt and the search console found: one row per user, theirs alone.
-- A signed-in user who may edit (a listed editor, or anyone signed in while the admin is open) keeps it.
create table public."seoStatus" (
  id uuid primary key default gen_random_uuid(),
  "userId" uuid not null unique references auth.users (id) on delete cascade,
  "sitemapLastGenerated" timestamptz,
  "totalPagesIndexed" integer not null default 0 check ("totalPagesIndexed" >= 0),
  "robotsTxtValid" smallint not null default 0 check ("robotsTxtValid" in (0, 1)),
  "metaVerificationStatus" text not null default 'pending' check (
    "metaVerificationStatus" in ('configured', 'verified', 'pending', 'error')
  ),
  "searchConsoleSubmitted" smallint not null default 0 check ("searchConsoleSubmitted" in (0, 1)),
  "indexingErrorsCount" integer not null default 0 check ("indexingErrorsCount" >= 0),
  "lastCrawlDate" timestamptz,
  "lastUpdated" timestamptz not null default now()
);

revoke all on table public."seoStatus" from public, anon, authenticated, service_role;
grant select, insert, update on table public."seoStatus" to authenticated;
grant select, insert, update, delete on table public."seoStatus" to service_role;

alter table public."seoStatus" enable row level security;

create policy "Who may edit sees their own status"
on public."seoStatus" for select to authenticated
using ("userId" = (select auth.uid()) and ((select private.is_editor()) or (select private.admin_open())));

create policy "Who may edit keeps a status of their own"
on public."seoStatus" for insert to authenticated
with check ("userId" = (select auth.uid()) and ((select private.is_editor()) or (select private.admin_open())));

create policy "Who may edit updates their own status"
on public."seoStatus" for update to authenticated
using ("userId" = (select auth.uid()) and ((select private.is_editor()) or (select private.admin_open())))
with check ("userId" = (select auth.uid()) and ((select private.is_editor()) or (select private.admin_open())));
