-- The cities of Ecuador that have pages. Their data comes from cities.csv and hospitals.csv through the seed.
-- Editors correct them; while the admin is open anyone may, in the province and the facilities alone.

create table public.cities (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  "canonicalName" text check (length("canonicalName") between 1 and 120),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  province text not null check (length(province) between 1 and 60),
  region text not null check (length(region) between 1 and 60),
  population integer not null default 50000 check (population >= 0),
  "populationBasis" text check (length("populationBasis") between 1 and 120),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  "seoPriority" smallint not null default 5 check ("seoPriority" between 0 and 10),
  "hasHospital" integer not null default 0 check ("hasHospital" between 0 and 1000),
  -- JSON text. The cast refuses what is not JSON, on PostgreSQL 15 as well, which has no `is json`.
  "medicalFacilities" text not null default '{"hospitals":[],"clinics":[]}' check (
    length("medicalFacilities") <= 20000 and json_typeof("medicalFacilities"::json) in ('object', 'array')
  ),
  "emergencyContacts" text not null default '{}' check (
    length("emergencyContacts") <= 5000 and json_typeof("emergencyContacts"::json) in ('object', 'array')
  ),
  constraint "cities_coordinates_together" check ((latitude is null) = (longitude is null))
);

revoke all on table public.cities from public, anon, authenticated;
grant select on table public.cities to anon, authenticated;
grant insert, update on table public.cities to authenticated;
grant update (province, "hasHospital", "medicalFacilities") on table public.cities to anon;

alter table public.cities enable row level security;

create policy "Anyone reads the cities"
on public.cities for select to anon, authenticated
using (true);

create policy "Editors add cities"
on public.cities for insert to authenticated
with check ((select private.is_editor()));

create policy "A visitor corrects cities while the admin is open"
on public.cities for update to anon
using ((select private.admin_open()))
with check ((select private.admin_open()));

create policy "Editors correct cities, and any signed-in user while the admin is open"
on public.cities for update to authenticated
using ((select private.is_editor()) or (select private.admin_open()))
with check ((select private.is_editor()) or (select private.admin_open()));

-- A policy sees rows, not columns, and a column grant cannot tell an editor from another signed-in user.
create function private.only_province_and_facilities() returns trigger
language plpgsql set search_path = '' as $$
declare
  open_columns constant text[] := array['province', 'hasHospital', 'medicalFacilities'];
begin
  if to_jsonb(new) - open_columns is distinct from to_jsonb(old) - open_columns then
    raise exception 'Only an editor may change more of a city than its province and facilities'
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

revoke all on function private.only_province_and_facilities() from public;

create trigger "cities_only_province_and_facilities"
before update on public.cities
for each row
when (case current_user when 'anon' then true when 'authenticated' then not private.is_editor() else false end)
execute function private.only_province_and_facilities();
