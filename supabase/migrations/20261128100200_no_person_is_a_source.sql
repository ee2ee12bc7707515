-- A public source of a place is an institution or a document, never a person: the name of a nurse who was telephoned stood on the page, and
-- may cost her her job. Who spoke is noted for editors alone.

-- The place's telephone number, for the desk alone: written here and read in `"facilityNotes"`, as the note is.
alter table public.facilities add column phone text check (length(phone) between 1 and 60);
alter table public."facilityNotes" add column phone text;

alter table public.facilities add constraint "facilities_readable_phone" check (
  phone !~ E'[[:cntrl:]\u202A-\u202E\u2066-\u2069\u200B-\u200F\u2060\u061C\uFEFF]' and phone = private.without_fillers(phone)
);

-- As they were, but for the number.
create or replace function private.keep_added_facilities() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public."facilityNotes" ("facilityId", note, phone, "checkedBy")
  select id, note, phone, "checkedBy" from becomes;

  with revision as (
    insert into public."facilityRevisions" ("facilityId", "cityId", "changedBy", after, "throughApi")
    select
      id, "cityId", (select auth.uid()), to_jsonb(becomes) - '{id,note,phone,checkedBy,editedAt}'::text[],
      current_setting('portal.through_api')::boolean
    from becomes
    returning id, "facilityId"
  )
  insert into public."facilityNoteRevisions" ("revisionId", after)
  select revision.id, jsonb_build_object('note', note, 'phone', phone, 'checkedBy', "checkedBy")
  from revision join becomes on becomes.id = "facilityId"
  where coalesce(note, phone, "checkedBy"::text) is not null;
  return null;
end
$$;

create or replace function private.keep_changed_facilities() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public."facilityNotes" as noted ("facilityId", note, phone, "checkedBy")
  select id, note, phone, "checkedBy" from becomes
  on conflict ("facilityId") do update set note = excluded.note, phone = excluded.phone, "checkedBy" = excluded."checkedBy"
  where (noted.note, noted.phone, noted."checkedBy") is distinct from (excluded.note, excluded.phone, excluded."checkedBy");

  with revision as (
    insert into public."facilityRevisions" ("facilityId", "cityId", "changedBy", before, after)
    select
      becomes.id, becomes."cityId", (select auth.uid()),
      to_jsonb(was) - '{id,note,phone,checkedBy,editedAt}'::text[], to_jsonb(becomes) - '{id,note,phone,checkedBy,editedAt}'::text[]
    from becomes join was using (id)
    where to_jsonb(was) - '{editedAt,version}'::text[] is distinct from to_jsonb(becomes) - '{editedAt,version}'::text[]
    returning id, "facilityId"
  )
  insert into public."facilityNoteRevisions" ("revisionId", before, after)
  select
    revision.id,
    jsonb_build_object('note', was.note, 'phone', was.phone, 'checkedBy', was."checkedBy"),
    jsonb_build_object('note', becomes.note, 'phone', becomes.phone, 'checkedBy', becomes."checkedBy")
  from revision join was on was.id = "facilityId" join becomes on becomes.id = "facilityId"
  where coalesce(was.note, was.phone, was."checkedBy"::text, becomes.note, becomes.phone, becomes."checkedBy"::text) is not null;
  return null;
end
$$;

-- The words of a source without accents and capitals, as the two rules below compare them.
create function private.folded(words text) returns text
language sql immutable set search_path = ''
return lower(translate(normalize(words, NFC), 'ÁÉÍÓÚÜÑáéíóúüñ', 'AEIOUUNaeiouun'));

-- Whether a source tells of a call, gives a telephone number or bears a person's title (src/admin/facilities/public-source.ts has the same).
create function private.has_sign_of_person(organization text) returns boolean
language sql immutable set search_path = ''
return private.folded(organization) ~ (
  'telefon|telf|llamada|llamo|whatsapp|celular|[0-9]([ .()/-]*[0-9]){6}'
  '|\y(dra?|lic|licda|lcd[oa]|ld[oa]|sra?|srta|enf|obst|ing|tlg[oa]|psic)\y'
  '|\y(doctora?|licenciad[oa]|senora?|senorita|enfermer[oa]|obstetriz|obstetra|directora?|administradora?|secretari[oa])\y'
);

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

revoke all on function private.folded(text), private.has_sign_of_person(text), private.may_be_person(text, text) from public;

-- What is known so far: every source that is none of the project's file came from the desk. Where it may be a person, the places name the
-- institution instead, and what it said goes to the editors' note.
create temporary table named as
select
  key, organization, year,
  case when private.folded(organization) ~ 'distrit|ministerio|zonal|coordinacion|\ymsp\y' then 'distrito' else 'establecimiento' end as whose,
  coalesce(substring(year from '20[0-9][0-9]'), extract(year from now())::text) as "inYear"
from public."facilitySources"
where private.may_be_person(organization, url) and key <> all (array[
    '24horas-elempalme-2025', 'achiras-giron-2020', 'alausi-hospital-civil', 'aldia-quevedo', 'andes-sigchos-2017',
    'asamblea-vinces', 'breakinglatest-loja-2023', 'carchialdia-sangabriel-2022', 'ciencialatina-2025', 'codigo-destinos-ibarra',
    'codigo-hospitales-azogues', 'codigo-hospitales-pichincha', 'codigo-msp-07d05', 'cronicasnorte-ibarra-2025', 'defensoria-canar',
    'directorio-sql', 'ea2cpg-mendez-2014', 'ecuador221-salitre', 'ecuavisa-2020-06', 'ecuavisa-ceibos-2020', 'ecuavisa-eloro-2021',
    'ecuavisa-ibarra-2025', 'edicionmedica-quininde-2023', 'elcomercio-banos', 'elcomercio-canar', 'elcomercio-cuenca-2020',
    'elcomercio-duran-2020', 'elcomercio-esmeraldas-2018', 'elcomercio-guasmo-2016', 'elcomercio-latroncal-2020',
    'elcomercio-pichincha-2020', 'elcomercio-puyo-iess', 'eldiario-elvalle-2026', 'eldiario-manabi-2016', 'eldiario-manabi-2025',
    'elnorte-cotacachi-2019', 'elnorte-otavalo', 'elobservador-macas-2019', 'eloriente-aguarico-2023', 'eltelegrafo-balsas-2018',
    'eltelegrafo-catamayo-2015', 'eltelegrafo-eloro-2023', 'eltelegrafo-machala-2013', 'eltelegrafo-naranjal-2019',
    'eltelegrafo-orellana-2025', 'eltelegrafo-tungurahua-2017', 'eluniverso-daule-2011', 'eluniverso-esmeraldas-2023',
    'eluniverso-huaquillas-2007', 'eluniverso-jbg-2009', 'eluniverso-latroncal-2021', 'eluniverso-quito-covid',
    'eluniverso-riobamba-pediatrico', 'eluniverso-tulcan-2021', 'eluniverso-yaguachi-2011', 'expreso-esmeraldas-2025',
    'expreso-guayaquil-obras', 'expreso-macara-2025', 'expreso-playas-2025', 'expreso-ruales-2023', 'expreso-santacruz-2026',
    'extra-muisne-2025', 'gobernacion-morona-2021', 'gobernacion-morona-2024', 'granma-2011', 'hijas-caridad-san-lorenzo',
    'iess-babahoyo-2024', 'iess-niveles-ecuador221', 'infograma-milagro', 'infozamora-2025', 'intranet-17d10', 'jipijapa-gob-2024',
    'kch-maldonado-2023', 'kch-oskarjandl-2024', 'lagaceta-feriado', 'lagaceta-latacunga-2017', 'lahora-alamor-2018',
    'lahora-loja-2023', 'lahora-pujili-2018', 'laprensa-taisha-2025', 'laveci-losrios-2025', 'losandes-guamote-2024',
    'manabi-centros-2015', 'manabinoticias-2018', 'messenger-stadler', 'msp-chillanes-2023', 'msp-colta-2023',
    'msp-feriado-los-rios', 'msp-feriado-noviembre', 'msp-guayaquil-plan', 'msp-loja-2020', 'msp-p108349', 'msp-pillaro',
    'msp-rural-2018', 'msp-rural-2025', 'msp-yaruqui-2014', 'msp-zamora-2023', 'mundovision-tena-2017', 'paisenvivo-sanfrancisco',
    'paisenvivo-santodomingo', 'pelileoaldia-2021', 'polo-ambato-2023', 'pras-referencia', 'presidencia-ambato-2018',
    'pressenza-2014', 'primeraplana-garces', 'primicias-manabi-2025', 'primicias-santaelena-2025', 'redecuador-pedernales-2023',
    'sancristobal-gob', 'scribd-sanandres-tdr', 'teleamazonas-tulcan-2020', 'ups-sigsig-2013', 'vegamega-milagro-2021',
    'wikipedia-nuevo-rocafuerte'
  ]);

insert into public."facilitySources" (key, organization, year)
select
  whose || '-telefono-' || "inYear",
  case whose
    when 'distrito' then 'La dirección distrital o el ministerio, por teléfono'
    else 'El establecimiento, por teléfono'
  end,
  "inYear"
from (select whose, "inYear" from named union values ('establecimiento', '2026'), ('distrito', '2026')) calls
on conflict (key) do nothing;

-- The same keys with each one of a person replaced, once, and in the same order.
create function pg_temp.without_persons(keys text[]) returns text[]
language sql as $$
  select array_agg(key order by place) from (
    select coalesce(whose || '-telefono-' || "inYear", cited.key) as key, min(place) as place
    from unnest(keys) with ordinality as cited (key, place) left join named using (key)
    group by 1
  ) replaced
$$;

alter table public.facilities disable trigger user;
update public.facilities set
  sources = pg_temp.without_persons(sources),
  note = left(
    concat_ws(' ', note, (
      select 'Fuente de antes: ' || string_agg(organization || ', ' || year, '; ' order by key) || '.'
      from named where key = any (sources)
    )),
    1000
  ),
  version = gen_random_uuid()
where sources && array(select key from named);
alter table public.facilities enable trigger user;

update public."facilityNotes" set note = facilities.note
from public.facilities where facilities.id = "facilityId" and "facilityNotes".note is distinct from facilities.note;

-- The history named the persons by the keys of their sources.
create function pg_temp.without_persons(state jsonb) returns jsonb
language sql as $$
  select case
    when state -> 'sources' ?| array(select key from named) then
      jsonb_set(state, '{sources}', to_jsonb(pg_temp.without_persons(array(select jsonb_array_elements_text(state -> 'sources')))))
    else state
  end
$$;

alter table public."facilityRevisions" disable trigger "facilityRevisions_append_only";
update public."facilityRevisions" set before = pg_temp.without_persons(before), after = pg_temp.without_persons(after)
where before -> 'sources' ?| array(select key from named) or after -> 'sources' ?| array(select key from named);
alter table public."facilityRevisions" enable trigger "facilityRevisions_append_only";

-- So did the texts that were kept of pages: a page that is generated again has its text again.
alter table public."pageTexts" disable trigger "pageTexts_append_only";
delete from public."pageTexts" where exists (select from named where position('"' || key || '"' in text) > 0);
alter table public."pageTexts" enable trigger "pageTexts_append_only";

delete from public."facilitySources" where key in (select key from named);

drop function pg_temp.without_persons(text[]), pg_temp.without_persons(jsonb);
drop table pg_temp.named;

-- From now on the API takes no other: a call is one of the two, of a year, and every other source an institution or a document.
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
