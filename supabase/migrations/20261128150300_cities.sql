-- The cities of Ecuador that have pages. Their data comes from cities.csv through the seed.
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
  -- These two follow from the register of places.
  "hasHospital" integer not null default 0 check ("hasHospital" between 0 and 1000),
  "medicalFacilities" text not null default '{"hospitals":[],"clinics":[]}',
  "emergencyContacts" text not null default '{}',
  -- Sent with a write, and empty again when it is stored (`private.note_about_write`): the run that the write is part of, and why it is made.
  "runId" uuid,
  reason text,
  -- When somebody last changed or added the row through the API. The project's files do not overwrite such a row; an owner who wants a
  -- file's values back sets it to null.
  "editedAt" timestamptz,
  -- The day in Ecuador on which something that readers see last changed. Null until the first change: what the project's own data says is
  -- covered by the edition of the texts (src/generator/edition.ts).
  "changedOn" date,
  constraint "cities_coordinates_together" check ((latitude is null) = (longitude is null)),
  constraint "cities_readable" check (
    private.is_plain_text(name) and private.is_plain_text("canonicalName") and private.is_plain_text(province)
    and private.is_plain_text(region) and private.is_plain_text("populationBasis")
  ),
  -- JSON text. Reading JSON of some thousand levels exhausts the stack, so brackets are counted first: `case` keeps that order. As `jsonb`,
  -- which unlike `json` also refuses escaped characters that no text can hold.
  constraint "cities_medicalFacilities_check" check (
    case
      when length("medicalFacilities") > 20000 then false
      when length("medicalFacilities") - length(translate("medicalFacilities", '[{', '')) > 100 then false
      else jsonb_typeof("medicalFacilities"::jsonb) in ('object', 'array')
    end
  ),
  constraint "cities_emergencyContacts_check" check (
    case
      when length("emergencyContacts") > 5000 then false
      when length("emergencyContacts") - length(translate("emergencyContacts", '[{', '')) > 100 then false
      else jsonb_typeof("emergencyContacts"::jsonb) in ('object', 'array')
    end
  )
);

revoke all on table public.cities from public, anon, authenticated, service_role;
grant select on table public.cities to anon, authenticated;
grant update (province, "hasHospital", "medicalFacilities", "runId", reason) on table public.cities to anon;
grant insert, update on table public.cities to authenticated;
grant select, insert, update, delete on table public.cities to service_role;

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

-- Triggers fire in the order of their names.

-- The run that a write is part of, and its reason, are kept until the end of the transaction, for the history. They are not kept in the row,
-- where they would still stand when somebody changes it later. (Also used by the other tables with a history.)
create function private.note_about_write() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('portal.run', new."runId"::text, true), set_config('portal.reason', new.reason, true);
  new."runId" := null;
  new.reason := null;
  return new;
end
$$;

revoke all on function private.note_about_write() from public;

-- Its name makes it the first: the others would take both columns for a change of the city.
create trigger "cities_about_write"
before insert or update on public.cities
for each row when (new."runId" is not null or new.reason is not null)
execute function private.note_about_write();

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
for each row when (private.is_outsider())
execute function private.only_province_and_facilities();

-- Outsiders choose among the provinces that there are, or one of the placeholders («Provincia 12») that the portal translates.
create function private.check_outsiders_province() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.province <> old.province and new.province !~ '^Provincia [0-9]{1,2}$' and not exists (
    select from unnest(array[
      'Azuay', 'Bolívar', 'Cañar', 'Carchi', 'Chimborazo', 'Cotopaxi', 'El Oro', 'Esmeraldas', 'Galápagos', 'Guayas', 'Imbabura', 'Loja',
      'Los Ríos', 'Manabí', 'Morona Santiago', 'Napo', 'Orellana', 'Pastaza', 'Pichincha', 'Santa Elena', 'Santo Domingo',
      'Santo Domingo de los Tsáchilas', 'Sucumbíos', 'Tungurahua', 'Zamora Chinchipe', 'Zona no delimitada', 'Francisco de Orellana'
    ]) as known (name) where known.name = new.province
  ) then
    raise exception 'There is no province «%»', new.province using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

revoke all on function private.check_outsiders_province() from public;

create trigger "cities_province_of_outsiders"
before update on public.cities
for each row when (private.is_outsider())
execute function private.check_outsiders_province();

-- A city with another id would leave its history behind. The owner may change it, in SQL.
create function private.keep_city_id() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'A city keeps its id' using errcode = 'invalid_parameter_value';
end
$$;

revoke all on function private.keep_city_id() from public;

create trigger "cities_same_id"
before update on public.cities
for each row when (old.id is distinct from new.id and current_user in ('anon', 'authenticated', 'service_role'))
execute function private.keep_city_id();

create function private.date_city() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- The register of places sets two of them, and each place has a day of its own.
  unseen constant text[] := '{hasHospital,medicalFacilities,seoPriority,runId,editedAt,changedOn}';
begin
  if current_user in ('anon', 'authenticated', 'service_role') then
    new."changedOn" := case tg_op when 'INSERT' then (now() at time zone 'America/Guayaquil')::date else old."changedOn" end;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - unseen is distinct from to_jsonb(old) - unseen then
    new."changedOn" := (now() at time zone 'America/Guayaquil')::date;
  end if;
  return new;
end
$$;

revoke all on function private.date_city() from public;

-- After "cities_only_province_and_facilities", which refuses an outsider's change of any other column.
create trigger "cities_set_date"
before insert or update on public.cities
for each row execute function private.date_city();

-- A request that changes nothing, or only what a trigger puts right, edits nothing. (Also used by `facilities`.)
create function private.note_edit() returns trigger
language plpgsql set search_path = '' as $$
declare
  not_edited constant text[] := '{editedAt,version,runId,hasHospital,medicalFacilities}';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - not_edited is not distinct from to_jsonb(old) - not_edited then
    new."editedAt" := old."editedAt";
  else
    new."editedAt" := now();
  end if;
  return new;
end
$$;

revoke all on function private.note_edit() from public;

-- After "cities_only_province_and_facilities" as well.
create trigger "cities_was_edited"
before insert or update on public.cities
for each row when (current_user in ('anon', 'authenticated', 'service_role'))
execute function private.note_edit();

create trigger "cities_at_most_twenty"
after update on public.cities
for each row when (private.is_outsider())
execute function private.at_most_twenty();
