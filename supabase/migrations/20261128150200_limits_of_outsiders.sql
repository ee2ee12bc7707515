-- Visitors and strangers write little, and nothing that sells: limits for the tables that they may write.

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

-- At most 20 rows of a table with one request, and 5,000 in a day. It is counted after each row, so that an upsert counts what it adds and
-- what it changes together; a request is one transaction. With the owner's rights, to count.
create function private.at_most_twenty() returns trigger
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

revoke all on function private.at_most_twenty() from public;

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
