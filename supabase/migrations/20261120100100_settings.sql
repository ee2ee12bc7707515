-- The portal's one row of settings. `publicAdmin` opens the editors' desk to anyone: false until an owner says otherwise, by SQL.

create table public.settings (
  id boolean primary key default true check (id),
  "publicAdmin" boolean not null default false
);

insert into public.settings default values;

revoke all on table public.settings from public, anon, authenticated;
grant select on table public.settings to anon, authenticated;

alter table public.settings enable row level security;

create policy "Anyone reads the settings"
on public.settings for select to anon, authenticated
using (true);

create function private.admin_open() returns boolean
language sql stable set search_path = ''
return coalesce((select "publicAdmin" from public.settings), false);

revoke all on function private.admin_open() from public;
grant execute on function private.admin_open() to anon, authenticated;
