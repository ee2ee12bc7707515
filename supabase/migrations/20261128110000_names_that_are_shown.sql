-- A city's row names its places as readers see them: by `"displayName"` where there is one.

-- Writes the two columns of these cities where they are not what the register says. Two changes of one city at once come one
-- after the other: the rows are locked first, and the register is read then.
create or replace function private.put_facilities_right(concerned uuid[]) returns void
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

select private.put_facilities_right((select array_agg(id) from public.cities));
