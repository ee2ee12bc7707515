-- Who is no editor writes little, and says nothing that sells.

-- Whether a text offers something or leads away: a telephone number, an address of the web, a handle, or one of the words that no page of
-- the portal may use (src/generator/compliance.ts). Accents and capitals make no difference.
create function private.is_offer(words text) returns boolean
language sql immutable set search_path = ''
return regexp_replace(words, '[ .()-]', '', 'g') ~ '[0-9]{6}'
  or words ~* '(https?:|www\.|@|\.(com|net|org|ec|co|info|shop|site)\M)'
  or translate(lower(words), 'áéíóúü', 'aeiouu') ~ ('\m(compra|compre|comprar|venta|vende|vender|precio|costo|envio|delivery|dosis|posologia|'
    || 'miligramos|como tomar|instrucciones de uso|protocolo|administrar|aplicar|adquirir|conseguir|obtener|solicitar|encargar|'
    || 'medicamento disponible|stock disponible|entrega inmediata|whatsapp|telegram|pastillas|domicilio)\M');

revoke all on function private.is_offer(text) from public;
grant execute on function private.is_offer(text) to anon, authenticated, service_role;

-- The generator begins both texts with the medicine and «en», and names the city in the title.
create or replace function private.is_generators_wording(city_id uuid, page_type text, title text, description text) returns boolean
language sql stable set search_path = ''
return (
  select length(title) between 30 and 60
    and length(description) between 120 and 160
    and starts_with(title, medicine || ' en ')
    and starts_with(description, medicine || ' en ')
    and not private.is_offer(title) and not private.is_offer(description)
    and (
      is_placeholder
      or position(shown_name in title) > 0
      -- A name that no title has room for is cut.
      or (title like '%…' and starts_with(medicine || ' en ' || shown_name, rtrim(title, '…')))
    )
  from (
    select
      btrim(coalesce("canonicalName", name)) as shown_name,
      case page_type when 'cytotec' then 'Cytotec (misoprostol)' when 'misoprostol' then 'Misoprostol' end as medicine,
      "canonicalName" is null and (concat_ws('|', name, slug) ~* '(^|\|)ciudad[\s-]*\d+(\||$)' or name ~* '\mplaceholder\M')
        as is_placeholder
    from public.cities
    where id = city_id
  ) expected
);

-- With the owner's rights, as the two below: a function of a trigger has no right to the functions of this schema otherwise.
-- At most 60 pages an hour are registered by those who are no editors, all together, so that a script cannot register all of them. (While
-- the admin is open, whoever is at the desk may generate: the daily ceiling below applies.)
create or replace function private.await_editor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not (select private.admin_open()) and (
    select count(*) from public."generatedPages" where "awaitsEditor" and "datePublished" > now() - interval '1 hour'
  ) >= 60 then
    raise exception 'No more than 60 pages an hour are registered from outside' using errcode = 'insufficient_privilege';
  end if;
  new."awaitsEditor" := true;
  return new;
end
$$;

-- How many rows of each table outsiders have written on each day (in Ecuador's time).
create table private."outsiderWrites" (
  "tableName" text not null,
  day date not null,
  rows integer not null,
  primary key ("tableName", day)
);
revoke all on table private."outsiderWrites" from public, anon, authenticated, service_role;
alter table private."outsiderWrites" enable row level security;

create policy "Nobody reads the counts"
on private."outsiderWrites" for select to anon, authenticated
using (false);

create function private.count_outsider_write(table_name text) returns integer
language sql volatile set search_path = '' as $$
  insert into private."outsiderWrites" as counted ("tableName", day, rows)
  values (table_name, (now() at time zone 'America/Guayaquil')::date, 1)
  on conflict ("tableName", day) do update set rows = counted.rows + 1
  returning rows
$$;

revoke all on function private.count_outsider_write(text) from public;

-- As before at most 20 rows with one request, and now at most 5,000 of a table in a day.
create or replace function private.at_most_twenty() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  setting constant text := 'portal.changed_' || tg_relid;
  changed constant integer := coalesce(nullif(current_setting(setting, true), ''), '0')::integer + 1;
begin
  if changed > 20 then
    raise exception 'Only an editor may change more than 20 rows at a time' using errcode = 'insufficient_privilege';
  end if;
  if private.count_outsider_write(tg_table_name) > 5000 then
    raise exception 'No more than 5000 rows of a table a day are changed by those who are no editors'
      using errcode = 'insufficient_privilege';
  end if;
  perform set_config(setting, changed::text, true);
  return null;
end
$$;

-- An outsider's place carries no advertisement.
create function private.check_outsiders_facility() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_offer(concat_ws(' · ', new.name, new."displayName", new.network, new.address, new.hours)) then
    raise exception 'A place has no telephone number, address of the web or offer in its words' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

revoke all on function private.check_outsiders_facility() from public;

create trigger "facilities_of_outsiders"
before insert or update on public.facilities
for each row when (private.is_outsider())
execute function private.check_outsiders_facility();

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

-- A clock that was wrong and is right again does not make a page older than it is.
create or replace function private.date_page() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new."datePublished" := now();
    new."dateModified" := now();
    new."awaitsEditor" := false;
  else
    new."datePublished" := old."datePublished";
    new."dateModified" := case
      when new."contentHash" = old."contentHash" then old."dateModified"
      else greatest(now(), old."dateModified")
    end;
    new."awaitsEditor" := old."awaitsEditor";
  end if;
  return new;
end
$$;
