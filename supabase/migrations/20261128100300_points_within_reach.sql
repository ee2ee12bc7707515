-- A point that lies hundreds of kilometres from its canton sends readers to another province: the files refused one, and the desk did not.

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

revoke all on function private.reach_km(text), private.km_from_city(uuid, double precision, double precision) from public;

-- What stands already is left alone: only a new point, or another town, is checked. With the owner's rights, to call the functions above.
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
