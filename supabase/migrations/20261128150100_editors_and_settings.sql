-- Who may edit: the users whom an owner has listed here by SQL. Nothing of it can be written through the API.
create table public.editors (
  "userId" uuid primary key references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  "addedAt" timestamptz not null default now()
);

revoke all on table public.editors from public, anon, authenticated, service_role;
grant select on table public.editors to authenticated;
grant select, insert, update, delete on table public.editors to service_role;

alter table public.editors enable row level security;

create policy "A signed-in user sees whether they are listed"
on public.editors for select to authenticated
using ("userId" = (select auth.uid()));

-- It runs with the rights of the caller, who sees only their own row.
-- (A role needs the right to call each function that a policy, a check or a trigger's condition names, also where it is not called.)
create function private.is_editor() returns boolean
language sql stable set search_path = ''
return exists (select from public.editors where "userId" = (select auth.uid()));

revoke all on function private.is_editor() from public;
grant execute on function private.is_editor() to anon, authenticated, service_role;

-- The portal's one row of settings. `"publicAdmin"` opens the editors' desk to everybody; an owner changes it by SQL.
create table public.settings (
  id boolean primary key default true check (id),
  "publicAdmin" boolean not null default false
);

insert into public.settings default values;

revoke all on table public.settings from public, anon, authenticated, service_role;
grant select on table public.settings to anon, authenticated;
grant select, insert, update, delete on table public.settings to service_role;

alter table public.settings enable row level security;

create policy "Anyone reads the settings"
on public.settings for select to anon, authenticated
using (true);

create function private.admin_open() returns boolean
language sql stable set search_path = ''
return coalesce((select "publicAdmin" from public.settings), false);

revoke all on function private.admin_open() from public;
grant execute on function private.admin_open() to anon, authenticated, service_role;

-- Whether the request comes through the API from somebody who is not a listed editor: a visitor or a stranger. The owner's SQL and the
-- secret key are not outsiders.
create function private.is_outsider() returns boolean
language sql stable set search_path = ''
return case current_user when 'anon' then true when 'authenticated' then not private.is_editor() else false end;

revoke all on function private.is_outsider() from public;
grant execute on function private.is_outsider() to anon, authenticated, service_role;
