-- The documents that name the public places of care: a bulletin, a list of the ministry, a note of the press. Who names a place is
-- shown beside it. A source is an institution or a document, never a person: the name of a nurse on a page may cost her her job.
create table public."facilitySources" (
  key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 60),
  organization text not null check (length(organization) between 1 and 160),
  -- As it is shown: «2018», «2018 aprox.», «sin fecha».
  year text not null check (length(year) between 1 and 40),
  -- Only where a reader may be sent there. No name or password before the host, which would make one site look like another.
  url text check (url ~ '^https?://[A-Za-z0-9.-]+(:[0-9]+)?(/[^[:space:]]*)?$' and length(url) <= 500),
  constraint "facilitySources_readable" check (private.is_plain_text(organization) and private.is_plain_text(year))
);

revoke all on table public."facilitySources" from public, anon, authenticated, service_role;
grant select, insert on table public."facilitySources" to anon;
grant select, insert, update on table public."facilitySources" to authenticated;
grant select, insert, update, delete on table public."facilitySources" to service_role;

alter table public."facilitySources" enable row level security;

create policy "Anyone reads the sources"
on public."facilitySources" for select to anon, authenticated
using (true);

create policy "A visitor adds sources while the admin is open"
on public."facilitySources" for insert to anon
with check ((select private.admin_open()));

create policy "Editors add sources, and any signed-in user while the admin is open"
on public."facilitySources" for insert to authenticated
with check ((select private.is_editor()) or (select private.admin_open()));

create policy "Editors correct sources"
on public."facilitySources" for update to authenticated
using ((select private.is_editor()))
with check ((select private.is_editor()));

-- Places name their sources by key: with another key, hundreds of places would have a source that nobody knows. For the owner too.
create function private.keep_source_key() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'A source keeps its key' using errcode = 'invalid_parameter_value';
end
$$;

revoke all on function private.keep_source_key() from public;

create trigger "facilitySources_key"
before update on public."facilitySources"
for each row when (old.key <> new.key)
execute function private.keep_source_key();

-- The words of a source without accents and capitals, as the two rules below compare them.
create function private.folded(words text) returns text
language sql immutable set search_path = ''
return lower(translate(normalize(words, NFC), 'ÁÉÍÓÚÜÑáéíóúüñ', 'AEIOUUNaeiouun'));

revoke all on function private.folded(text) from public;

-- Whether a source tells of a call, gives a telephone number or bears a person's title (src/admin/facilities/public-source.ts has the same).
create function private.has_sign_of_person(organization text) returns boolean
language sql immutable set search_path = ''
return private.folded(organization) ~ (
  'telefon|telf|llamada|llamo|whatsapp|celular|[0-9]([ .()/-]*[0-9]){6}'
  '|\y(dra?|lic|licda|lcd[oa]|ld[oa]|sra?|srta|enf|obst|ing|tlg[oa]|psic)\y'
  '|\y(doctora?|licenciad[oa]|senora?|senorita|enfermer[oa]|obstetriz|obstetra|directora?|administradora?|secretari[oa])\y'
);

revoke all on function private.has_sign_of_person(text) from public;

-- Whether a source may be a person. One without an address has to begin with what institution it is: a bare name tells nothing.
create function private.may_be_person(organization text, url text) returns boolean
language sql immutable set search_path = ''
return private.has_sign_of_person(organization) or (
  url is null and private.folded(organization) !~ (
    '^((el|la) )?(ministerio|msp|iess|issfa|isspol|hospital|centro|direccion|distrito|coordinacion|subsecretaria|gobierno|gobernacion|municipio'
    '|gad|prefectura|alcaldia|asamblea|presidencia|defensoria|universidad|instituto|inec|junta|cruz roja|ecu 911|diario|periodico'
    '|radio|revista|boletin|agencia|prensa)\y'
  )
);

revoke all on function private.may_be_person(text, text) from public;

-- A call is one of two sources, of a year, and every other source is an institution or a document.
-- With the owner's rights, to call the functions above.
create function private.check_source() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  call constant text := case new.organization
    when 'El establecimiento, por teléfono' then 'establecimiento-telefono-'
    when 'La dirección distrital o el ministerio, por teléfono' then 'distrito-telefono-'
  end;
begin
  if call is not null then
    if new.key <> call || new.year or new.year !~ '^20[0-9]{2}$' or new.url is not null then
      raise exception 'A call is a source of its year alone' using errcode = 'check_violation';
    end if;
  elsif new.key ~ '^(establecimiento|distrito)-telefono-' or private.may_be_person(new.organization, new.url) then
    raise exception 'A source is an institution or a document, never a person' using errcode = 'check_violation';
  elsif new.year !~ '^(19|20)[0-9]{2}( aprox\.)?$' and new.year <> 'sin fecha' then
    raise exception 'A source has a year, or none' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

revoke all on function private.check_source() from public;

create trigger "facilitySources_check"
before insert or update on public."facilitySources"
for each row when (current_user in ('anon', 'authenticated', 'service_role'))
execute function private.check_source();

create trigger "facilitySources_at_most_twenty"
after insert or update on public."facilitySources"
for each row
when (private.is_outsider())
execute function private.at_most_twenty();
