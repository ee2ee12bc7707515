-- The register of public places of care. Its data comes from facilities.csv through the seed, then from the editors' desk.
-- Everyone reads the places that are not closed. Editors add and correct; while the admin is open anyone may, a few rows at a
-- time. Nobody deletes through the API: a place that closed has `status = 'closed'`.
create table public.facilities (
  id uuid primary key default gen_random_uuid(),
  -- The capital of the canton in which the place lies.
  "cityId" uuid not null references public.cities (id) on update cascade on delete cascade,
  name text not null check (length(name) between 1 and 120),
  -- What readers see where the register's name is no name («N. 9»).
  "displayName" text check (length("displayName") between 1 and 120),
  kind text not null check (kind in ('hospital', 'centro-c', 'centro-b', 'centro-a', 'centro', 'puesto')),
  -- Of a hospital that is for some patients alone; null where it attends everybody.
  specialty text check (
    specialty in ('pediatria', 'psiquiatria', 'infectologia', 'dermatologia', 'oncologia', 'geriatria', 'otra')
  ),
  maternity boolean not null default false,
  network text check (length(network) between 1 and 60),
  level text check (level in ('basico', 'general', 'especialidades')),
  -- The ministry's number of the establishment.
  unicode text unique check (unicode ~ '^[0-9]{4,7}$'),
  address text check (length(address) between 1 and 200),
  -- Of the directory that the address comes from.
  "addressYear" text check (length("addressYear") between 1 and 20),
  -- Of the place itself.
  latitude double precision,
  longitude double precision,
  -- Null where nobody asked.
  "attendsEmergencies" text check ("attendsEmergencies" in ('always', 'by-day', 'no')),
  -- As it is shown: «lunes a viernes, 8:00 a 17:00».
  hours text check (length(hours) between 1 and 80),
  "inTown" boolean,
  confidence text not null default 'weak' check (confidence in ('official', 'press', 'weak', 'confirmed')),
  status text not null default 'open' check (status in ('open', 'closed', 'unconfirmed')),
  -- Keys of `"facilitySources"`.
  sources text[] not null check (cardinality(sources) between 1 and 12),
  -- Ecuador's day, not the server's (UTC), which is tomorrow from seven in the evening on.
  "checkedOn" date not null default ((now() at time zone 'America/Guayaquil')::date),
  -- Another one after every change. A save that sends the version that it was made from is refused when another is stored.
  version uuid not null default gen_random_uuid(),
  -- These four as in `cities`.
  "runId" uuid,
  reason text,
  "editedAt" timestamptz,
  "changedOn" date not null default current_date,
  constraint "facilities_specialty_of_a_hospital" check (specialty is null or kind = 'hospital'),
  constraint "facilities_coordinates_together" check ((latitude is null) = (longitude is null)),
  -- The mainland with its coast, or the Galápagos.
  constraint "facilities_in_ecuador" check (
    (latitude between -5.05 and 1.7 and longitude between -81.2 and -75.1)
    or (latitude between -1.5 and 0.8 and longitude between -92.2 and -89.1)
  ),
  constraint "facilities_address_of_a_year" check ("addressYear" is null or address is not null),
  constraint "facilities_readable" check (
    private.is_plain_text(name) and private.is_plain_text("displayName") and private.is_plain_text(network)
    and private.is_plain_text(address) and private.is_plain_text("addressYear") and private.is_plain_text(hours)
  ),
  constraint "facilities_sources_once" check (private.are_distinct(sources)),
  constraint "facilities_checked_in_this_century" check ("checkedOn" >= '2000-01-01')
);

create index "facilities_cityId" on public.facilities ("cityId");

revoke all on table public.facilities from public, anon, authenticated, service_role;
grant select, insert, update on table public.facilities to anon, authenticated;
grant select, insert, update, delete on table public.facilities to service_role;

alter table public.facilities enable row level security;

create policy "Anyone reads the places that are not closed, and all of them while the admin is open"
on public.facilities for select to anon
using (status <> 'closed' or (select private.admin_open()));

create policy "Anyone signed in reads the places that are not closed, editors all of them"
on public.facilities for select to authenticated
using (status <> 'closed' or (select private.is_editor()) or (select private.admin_open()));

create policy "A visitor adds places while the admin is open"
on public.facilities for insert to anon
with check ((select private.admin_open()));

create policy "Editors add places, and any signed-in user while the admin is open"
on public.facilities for insert to authenticated
with check ((select private.is_editor()) or (select private.admin_open()));

create policy "A visitor corrects places while the admin is open"
on public.facilities for update to anon
using ((select private.admin_open()))
with check ((select private.admin_open()));

create policy "Editors correct places, and any signed-in user while the admin is open"
on public.facilities for update to authenticated
using ((select private.is_editor()) or (select private.admin_open()))
with check ((select private.is_editor()) or (select private.admin_open()));

-- Triggers fire in the order of their names.

create trigger "facilities_about_write"
before insert or update on public.facilities
for each row when (new."runId" is not null or new.reason is not null)
execute function private.note_about_write();

-- A computer whose clock is wrong sends a day that has not come, and the place would count as checked until long after that day: whatever
-- the desk sends, a check is of today at the latest. Refusing it would leave whoever works there with no way to save anything.
-- (SQL, the seed and the key are left alone: they bring what was checked elsewhere.)
create function private.check_by_today() returns trigger
language plpgsql set search_path = '' as $$
declare
  today date := (now() at time zone 'America/Guayaquil')::date;
begin
  -- Not least(), for which no day at all would be today.
  if new."checkedOn" > today then
    new."checkedOn" := today;
  end if;
  return new;
end
$$;

revoke all on function private.check_by_today() from public;

-- Before "facilities_check", which asks whether the day is another.
create trigger "facilities_by_today"
before insert or update on public.facilities
for each row when (current_user in ('anon', 'authenticated'))
execute function private.check_by_today();

-- For everyone, owner included: a place is the same one for good, and each of its sources is known. With the owner's rights, as the other
-- checks.
create function private.check_facility() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  unknown text;
begin
  if tg_op = 'UPDATE' and new.id <> old.id then
    raise exception 'A place keeps its id' using errcode = 'invalid_parameter_value';
  end if;
  select cited.key into unknown from unnest(new.sources) as cited (key)
  where not exists (select from public."facilitySources" known where known.key = cited.key);
  if found then
    raise exception 'There is no source «%»', unknown using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;

revoke all on function private.check_facility() from public;

create trigger "facilities_check"
before insert or update on public.facilities
for each row execute function private.check_facility();

-- A place that comes with the project's data (SQL) counts as changed on the day on which it was checked, so that every new database says the
-- same. A place that somebody adds through the API changes the pages today. Versions and the ministry's number are not shown.
create function private.date_facility() returns trigger
language plpgsql set search_path = '' as $$
declare
  unseen constant text[] := '{version,unicode,editedAt,changedOn}';
begin
  if tg_op = 'INSERT' then
    new."changedOn" := case
      when current_user in ('anon', 'authenticated', 'service_role') then (now() at time zone 'America/Guayaquil')::date
      else new."checkedOn"
    end;
  elsif to_jsonb(new) - unseen is distinct from to_jsonb(old) - unseen then
    new."changedOn" := (now() at time zone 'America/Guayaquil')::date;
  else
    new."changedOn" := old."changedOn";
  end if;
  return new;
end
$$;

revoke all on function private.date_facility() from public;

-- After "facilities_check", which may put a column right, and before "facilities_version".
create trigger "facilities_date"
before insert or update on public.facilities
for each row execute function private.date_facility();

create trigger "facilities_edited"
before insert or update on public.facilities
for each row when (current_user in ('anon', 'authenticated', 'service_role'))
execute function private.note_edit();

-- What an outsider writes of a place carries no advertisement, and calls no place official or confirmed that is not stored as such: only
-- editors and the project's data vouch for a place. The stored row is asked for, because an upsert also runs the trigger of an insert.
create function private.check_outsiders_facility() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_offer(concat_ws(' · ', new.name, new."displayName", new.network, new.address, new.hours)) then
    raise exception 'A place has no telephone number, address of the web or offer in its words' using errcode = 'insufficient_privilege';
  end if;
  if new.confidence in ('official', 'confirmed') and not exists (
    select from public.facilities stored where stored.id = new.id and stored.confidence = new.confidence
  ) then
    raise exception 'Only an editor confirms a place or calls it official' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

revoke all on function private.check_outsiders_facility() from public;

create trigger "facilities_of_outsiders"
before insert or update on public.facilities
for each row when (private.is_outsider())
execute function private.check_outsiders_facility();

-- The number of the ministry has six digits, and spreadsheets and people leave out the zeros in front: for everyone, «191» is 000191.
create function private.pad_unicode() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.unicode := lpad(new.unicode, 6, '0');
  return new;
end
$$;

revoke all on function private.pad_unicode() from public;

create trigger "facilities_pad_unicode"
before insert or update on public.facilities
for each row when (new.unicode ~ '^[0-9]{1,5}$')
execute function private.pad_unicode();

-- How far a canton reaches from its seat, in kilometres (src/cities/care/reach.ts has the same).
create function private.reach_km(slug text) returns integer
language sql immutable set search_path = ''
return case slug
  when 'puyo' then 230
  when 'puerto-baquerizo-moreno' then 110
  when 'cotacachi' then 110
  when 'el-coca' then 105
  when 'guayaquil' then 95
  when 'nuevo-rocafuerte' then 95
  when 'arajuno' then 90
  when 'limones' then 85
  when 'tulcan' then 85
  when 'chone' then 80
  when 'macas' then 80
  when 'taisha' then 85
  when 'ibarra' then 75
  when 'shushufindi' then 75
  when 'tena' then 75
  when 'el-carmen' then 70
  when 'santa-elena' then 70
  when 'cuenca' then 65
  else 60
end;

revoke all on function private.reach_km(text) from public;

-- Null where one of the points is unknown.
create function private.km_from_city("cityId" uuid, latitude double precision, longitude double precision) returns double precision
language sql stable set search_path = ''
return (
  select 2 * 6371.0088 * asin(sqrt(least(1,
    power(sin(radians(city.latitude - $2) / 2), 2)
    + cos(radians(city.latitude)) * cos(radians($2)) * power(sin(radians(city.longitude - $3) / 2), 2)
  )))
  from public.cities city where city.id = $1
);

revoke all on function private.km_from_city(uuid, double precision, double precision) from public;

-- A point that lies hundreds of kilometres from its canton would send readers to another province. What is stored is left alone: only a
-- new point, or another town, is checked. With the owner's rights, to call the functions above.
create function private.check_point() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (new.latitude, new.longitude, new."cityId") is not distinct from (old.latitude, old.longitude, old."cityId") then
    return new;
  end if;
  if private.km_from_city(new."cityId", new.latitude, new.longitude)
    > private.reach_km((select slug from public.cities where id = new."cityId")) then
    raise exception 'The point is too far from the seat of its canton' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

revoke all on function private.check_point() from public;

create trigger "facilities_point"
before insert or update on public.facilities
for each row when (current_user in ('anon', 'authenticated', 'service_role') and new.latitude is not null)
execute function private.check_point();

-- Two people may have one place open at once, and an import is planned minutes before it is applied: a save made from another state than the
-- stored one is refused. Whoever sends no version (SQL, the seed) changes whatever is there.
create function private.keep_facility_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.version <> old.version then
    -- Answered as 409. Not serialization_failure: servers repeat that by themselves, and it would fail the same way each time.
    raise exception 'The place was changed in the meantime' using errcode = 'PT409';
  end if;
  if new is distinct from old then
    new.version := gen_random_uuid();
  end if;
  return new;
end
$$;

revoke all on function private.keep_facility_version() from public;

-- After "facilities_check", which may put a column right.
create trigger "facilities_version"
before update on public.facilities
for each row execute function private.keep_facility_version();

create trigger "facilities_at_most_twenty"
after insert or update on public.facilities
for each row
when (private.is_outsider())
execute function private.at_most_twenty();

-- The city of a place

-- A place that closed, moved to another town or was deleted is on no page of its town any more, and cannot date it: the town itself is
-- changed. With the owner's rights, because whoever corrects a place may not write this column.
create function private.date_city_of_lost_facility() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.cities set "changedOn" = (now() at time zone 'America/Guayaquil')::date where id = old."cityId";
  return null;
end
$$;

revoke all on function private.date_city_of_lost_facility() from public;

create trigger "facilities_date_city_of_lost"
after update on public.facilities
for each row when (old.status <> 'closed' and (new.status = 'closed' or new."cityId" <> old."cityId"))
execute function private.date_city_of_lost_facility();

create trigger "facilities_date_city_of_deleted"
after delete on public.facilities
for each row when (old.status <> 'closed')
execute function private.date_city_of_lost_facility();

-- `"hasHospital"` and `"medicalFacilities"` of a city say what the register knows in its canton: how many hospitals, and the names of
-- hospitals and health centres, as readers see them. Posts and closed places are left out. What somebody writes there by hand must be well
-- formed, and is put right at once.

-- Writes the two columns of these cities where they are not what the register says. Two changes of one city at once come one
-- after the other: the rows are locked first, and the register is read then.
create function private.put_facilities_right(concerned uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.cities where id = any (concerned) order by id for no key update;

  with
    place as (
      select
        "cityId",
        coalesce("displayName", name) as name,
        min(array_position(array['hospital', 'centro-c', 'centro-b', 'centro-a', 'centro'], kind)) as rank
      from public.facilities
      where "cityId" = any (concerned) and kind <> 'puesto' and status <> 'closed'
      group by "cityId", coalesce("displayName", name)
    ),
    known as (
      select
        cities.id,
        count(place.name) filter (where rank = 1) as hospitals,
        format(
          '{"hospitals":%s,"clinics":%s}',
          array_to_json(coalesce(array_agg(place.name order by place.name collate "C") filter (where rank = 1), '{}')),
          array_to_json(coalesce(array_agg(place.name order by rank, place.name collate "C") filter (where rank > 1), '{}'))
        ) as names
      from public.cities left join place on place."cityId" = cities.id
      where cities.id = any (concerned)
      group by cities.id
    )
  update public.cities set "hasHospital" = known.hospitals, "medicalFacilities" = known.names
  from known
  where cities.id = known.id
    and (cities."hasHospital", cities."medicalFacilities") is distinct from (known.hospitals, known.names);
end
$$;

revoke all on function private.put_facilities_right(uuid[]) from public;

create function private.put_facilities_of_city_right() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.put_facilities_right(array[new.id]);
  return null;
end
$$;

revoke all on function private.put_facilities_of_city_right() from public;

create trigger "cities_facilities"
after insert or update of "hasHospital", "medicalFacilities" on public.cities
for each row execute function private.put_facilities_of_city_right();

-- A change in the register reaches the cities it concerns, once for a whole statement.
create function private.put_cities_of_facilities_right() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  concerned uuid[];
begin
  case tg_op
    when 'INSERT' then
      select array_agg(distinct "cityId") into concerned from becomes;
    when 'DELETE' then
      select array_agg(distinct "cityId") into concerned from was;
    else
      select array_agg(distinct "cityId") into concerned
      from (select "cityId" from was union select "cityId" from becomes) either;
  end case;
  perform private.put_facilities_right(concerned);
  return null;
end
$$;

revoke all on function private.put_cities_of_facilities_right() from public;

create trigger "facilities_cities_of_added"
after insert on public.facilities
referencing new table as becomes
for each statement execute function private.put_cities_of_facilities_right();

create trigger "facilities_cities_of_changed"
after update on public.facilities
referencing old table as was new table as becomes
for each statement execute function private.put_cities_of_facilities_right();

create trigger "facilities_cities_of_deleted"
after delete on public.facilities
referencing old table as was
for each statement execute function private.put_cities_of_facilities_right();
