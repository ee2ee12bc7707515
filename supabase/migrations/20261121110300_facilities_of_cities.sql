-- `"hasHospital"` and `"medicalFacilities"` of a city say what the register knows in its canton: how many hospitals, and the names of
-- hospitals and health centres. Posts are left out, and places that closed. What somebody writes there by hand must be well formed,
-- and is put right at once.

-- Writes the two columns of these cities where they are not what the register says. Two changes of one city at once come one
-- after the other: the rows are locked first, and the register is read then.
create function private.put_facilities_right(concerned uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.cities where id = any (concerned) order by id for no key update;

  with
    place as (
      select "cityId", name, min(array_position(array['hospital', 'centro-c', 'centro-b', 'centro-a', 'centro'], kind)) as rank
      from public.facilities
      where "cityId" = any (concerned) and kind <> 'puesto' and status <> 'closed'
      group by "cityId", name
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

-- Those that are there already.
select private.put_facilities_right((select array_agg(id) from public.cities));
