-- What the database of a hosted project contains before the first migration, as far as the portal uses it.
create schema auth;
grant usage on schema auth to postgres, anon, authenticated, service_role;

create table auth.users (id uuid primary key, email text unique, created_at timestamptz default now());
create table auth.identities (id uuid primary key default gen_random_uuid(), user_id uuid not null references auth.users (id));
grant select, insert, update, delete, references, trigger on auth.users, auth.identities to postgres;

create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

grant usage on schema public to postgres, anon, authenticated, service_role;
