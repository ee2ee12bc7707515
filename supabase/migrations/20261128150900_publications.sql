-- What readers see is the site as it was last built. An editor asks for the next build here, and who builds says how far it is. Which
-- texts a build holds is said by the site itself (`/release.json`), never by this table alone.
create table public.publications (
  id uuid primary key default gen_random_uuid(),
  "requestedAt" timestamptz not null default now(),
  -- Null for the key, the owner, and whoever asked without signing in while the admin was open to all.
  "requestedBy" uuid,
  state text not null default 'requested' check (state in ('requested', 'building', 'published', 'failed')),
  "changedAt" timestamptz not null default now(),
  -- How the host was told: its address was called, or could not be, or there is none to call and the next scheduled build does it.
  hook text not null default 'none' check (hook in ('none', 'called', 'failed')),
  -- What whoever built has to say: what was built, or why not.
  said text check (length(said) between 1 and 500)
);

revoke all on table public.publications from public, anon, authenticated, service_role;
grant select, insert on table public.publications to anon, authenticated;
grant select, insert, update, delete on table public.publications to service_role;

alter table public.publications enable row level security;

create policy "Visitors read the publications while the admin is open"
on public.publications for select to anon
using ((select private.admin_open()));

create policy "Editors read the publications, and all while the admin is open"
on public.publications for select to authenticated
using ((select private.is_editor()) or (select private.admin_open()));

create policy "Visitors ask for a publication while the admin is open"
on public.publications for insert to anon
with check ((select private.admin_open()));

create policy "Editors ask for a publication, and all while the admin is open"
on public.publications for insert to authenticated
with check ((select private.is_editor()) or (select private.admin_open()));

-- Where a host is told to build. In a schema that the API does not have, without a right for anybody: an owner writes it by SQL.
create table private."deployHook" (
  id boolean primary key default true check (id),
  address text not null check (address ~ '^https://[^[:space:]]+$'),
  headers jsonb not null default '{"Content-Type": "application/json"}' check (jsonb_typeof(headers) = 'object'),
  body jsonb not null default '{}' check (jsonb_typeof(body) = 'object')
);

revoke all on table private."deployHook" from public, anon, authenticated, service_role;
alter table private."deployHook" enable row level security;

create policy "Nobody reads the address"
on private."deployHook" for select to anon, authenticated
using (false);

-- The time, the person and the state are not the client's to say. It runs as the owner, to read the address: that is why the address
-- is called for a listed editor alone, whoever else the admin may be open to, and why nobody is granted to call it. No host is called for
-- a visitor's request, which waits for the next scheduled build: an editor waits for such a request only once it is being built.
create function private.request_publication() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  host private."deployHook";
begin
  -- One at a time. A request is no longer waited for after half an hour without an answer.
  perform pg_advisory_xact_lock(hashtext('publications'));
  if exists (
    select from public.publications
    where state in ('requested', 'building') and "changedAt" > now() - interval '30 minutes'
      and not (state = 'requested' and "requestedBy" is null and private.is_editor())
  ) then
    -- Answered as 409.
    raise exception 'A publication was asked for already' using errcode = 'PT409';
  end if;
  new."requestedAt" := now();
  new."requestedBy" := (select auth.uid());
  new.state := 'requested';
  new."changedAt" := now();
  new.hook := 'none';
  new.said := null;

  select * into host from private."deployHook";
  if host.id and private.is_editor() and exists (
    select from pg_catalog.pg_proc where proname = 'http_post' and pronamespace = to_regnamespace('net')
  ) then
    begin
      -- It queues the request and returns: what the host answers is not known here.
      execute 'select net.http_post(url := $1, body := $2, headers := $3)' using host.address, host.body, host.headers;
      new.hook := 'called';
    exception when others then
      new.hook := 'failed';
    end;
  end if;
  return new;
end
$$;

revoke all on function private.request_publication() from public;

-- A trigger runs before row security refuses a row: it runs only for those who may ask, so that nobody else learns whether somebody has.
create trigger "publications_request"
before insert on public.publications
for each row when (not private.is_outsider() or private.admin_open())
execute function private.request_publication();

create function private.note_publication() returns trigger
language plpgsql set search_path = '' as $$
begin
  new."requestedAt" := old."requestedAt";
  new."requestedBy" := old."requestedBy";
  new."changedAt" := now();
  return new;
end
$$;

revoke all on function private.note_publication() from public;

create trigger "publications_note"
before update on public.publications
for each row execute function private.note_publication();
