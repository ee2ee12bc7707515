-- Who may edit: the users an owner has listed, by SQL. Nobody lists themselves, so nothing here can be written through the API.
-- Helpers of the row-security policies live in `private`, a schema the API does not expose.

create schema private;

create table public.editors (
  "userId" uuid primary key references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  "addedAt" timestamptz not null default now()
);

revoke all on table public.editors from public, anon, authenticated;
grant select on table public.editors to authenticated;

alter table public.editors enable row level security;

create policy "A signed-in user sees whether they are listed"
on public.editors for select to authenticated
using ("userId" = (select auth.uid()));

-- It runs as the caller, who sees their own row alone: no elevated right is handed out.
create function private.is_editor() returns boolean
language sql stable set search_path = ''
return exists (select from public.editors where "userId" = (select auth.uid()));

revoke all on function private.is_editor() from public;
-- A condition that names it is checked for the right to call it, also where it is not called for a visitor.
grant execute on function private.is_editor() to anon, authenticated;
