-- Names and texts are checked by what they may hold, and not by a list of what they may not: the list of characters that nobody sees is
-- never complete, and a name with one of them looks like that of another place. The same rule stands in src/cities/plain-text.ts.

-- Letters of the Latin script, at most two combining marks in a row, digits, single signs and the space. At least one letter or digit, no
-- space at either end, and no sign with which a spreadsheet's formula begins.
create function private.is_plain_text(words text) returns boolean
language sql immutable set search_path = ''
return words ~ E'^[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u0300-\u036F0-9 .,;:/()\u00AB\u00BB"''\u2018\u2019\u201C\u201D\u00B0\u00BA\u00AA#&+!?\u00A1\u00BF%\u2026\u2013\u2014-]+$'
  and words !~ E'[\u0300-\u036F]{3}'
  and words ~ E'[A-Za-z\u00C0-\u024F0-9]'
  and words !~ E'^[ +\u0300-\u036F-]' and words !~ ' $';

revoke all on function private.is_plain_text(text) from public;
grant execute on function private.is_plain_text(text) to anon, authenticated, service_role;

-- What is stored already loses the characters that nothing allows; a row that nothing remains of keeps a name that says so.
create function private.as_plain_text(words text) returns text
language sql immutable set search_path = ''
return nullif(btrim(regexp_replace(
  regexp_replace(words, E'[^A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u0300-\u036F0-9 .,;:/()\u00AB\u00BB"''\u2018\u2019\u201C\u201D\u00B0\u00BA\u00AA#&+!?\u00A1\u00BF%\u2026\u2013\u2014-]+', ' ', 'g'),
  E'^[ +\u0300-\u036F-]+|(?<=[\u0300-\u036F]{2})[\u0300-\u036F]+', '', 'g')), '');

alter table public.facilities disable trigger user;
update public.facilities set
  name = coalesce(private.as_plain_text(name), 'Lugar sin nombre'), "displayName" = private.as_plain_text("displayName"),
  network = private.as_plain_text(network), address = private.as_plain_text(address), hours = private.as_plain_text(hours),
  "addressYear" = case when private.as_plain_text(address) is not null then private.as_plain_text("addressYear") end
where not (
  private.is_plain_text(name) and coalesce(private.is_plain_text("displayName"), true) and coalesce(private.is_plain_text(network), true)
  and coalesce(private.is_plain_text(address), true) and coalesce(private.is_plain_text("addressYear"), true)
  and coalesce(private.is_plain_text(hours), true)
);
-- A key once, in a list of one dimension.
update public.facilities set sources = array(select distinct key from unnest(sources) as key)
where array_ndims(sources) <> 1 or cardinality(sources) <> (select count(distinct key) from unnest(sources) as key);
update public.facilities set "checkedOn" = '2000-01-01' where "checkedOn" < '2000-01-01';
alter table public.facilities enable trigger user;

update public."facilitySources" set
  organization = coalesce(private.as_plain_text(organization), 'Sin nombre'), year = coalesce(private.as_plain_text(year), 'sin fecha')
where not (private.is_plain_text(organization) and private.is_plain_text(year));
update public."facilitySources" set url = null where url !~ '^https?://[A-Za-z0-9.-]+(:[0-9]+)?(/[^[:space:]]*)?$';

delete from public."generatedPages" where not (private.is_plain_text(title) and private.is_plain_text("metaDescription"));

update public.cities set
  name = coalesce(private.as_plain_text(name), slug), "canonicalName" = private.as_plain_text("canonicalName"),
  province = coalesce(private.as_plain_text(province), 'Zona no delimitada'),
  region = coalesce(private.as_plain_text(region), 'Otra'), "populationBasis" = private.as_plain_text("populationBasis")
where not (
  private.is_plain_text(name) and coalesce(private.is_plain_text("canonicalName"), true) and private.is_plain_text(province)
  and private.is_plain_text(region) and coalesce(private.is_plain_text("populationBasis"), true)
);

create function private.are_distinct(keys text[]) returns boolean
language sql immutable set search_path = ''
return array_ndims(keys) = 1 and cardinality(keys) = (select count(distinct key) from unnest(keys) as key);

revoke all on function private.are_distinct(text[]) from public;
grant execute on function private.are_distinct(text[]) to anon, authenticated, service_role;

-- The lists of what is refused go. A note is for editors: it may hold any sign that is seen.
alter table public.facilities
  drop constraint "facilities_readable",
  drop constraint "facilities_visible",
  drop constraint "facilities_no_fillers",
  add constraint "facilities_readable" check (
    private.is_plain_text(name) and private.is_plain_text("displayName") and private.is_plain_text(network)
    and private.is_plain_text(address) and private.is_plain_text("addressYear") and private.is_plain_text(hours)
  ),
  add constraint "facilities_note_readable" check (
    note !~ E'[[:cntrl:]\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\u061C\uFEFF]' and note = private.without_fillers(note)
  ),
  add constraint "facilities_sources_once" check (private.are_distinct(sources)),
  add constraint "facilities_checked_in_this_century" check ("checkedOn" >= '2000-01-01');

alter table public."facilitySources"
  drop constraint "facilitySources_readable",
  drop constraint "facilitySources_visible",
  drop constraint "facilitySources_no_fillers",
  add constraint "facilitySources_readable" check (private.is_plain_text(organization) and private.is_plain_text(year)),
  -- As an address bar reads it: no name or password before the host, which would make one site look like another.
  drop constraint "facilitySources_url_check",
  add constraint "facilitySources_url_check" check (
    url ~ '^https?://[A-Za-z0-9.-]+(:[0-9]+)?(/[^[:space:]]*)?$' and length(url) <= 500
  );

alter table public."generatedPages"
  drop constraint "generatedPages_readable",
  drop constraint "generatedPages_visible",
  drop constraint "generatedPages_no_fillers",
  add constraint "generatedPages_readable" check (private.is_plain_text(title) and private.is_plain_text("metaDescription"));

alter table public.cities
  drop constraint "cities_readable",
  drop constraint "cities_visible",
  drop constraint "cities_no_fillers",
  add constraint "cities_readable" check (
    private.is_plain_text(name) and private.is_plain_text("canonicalName") and private.is_plain_text(province)
    and private.is_plain_text(region) and private.is_plain_text("populationBasis")
  );

drop function private.as_plain_text(text);
