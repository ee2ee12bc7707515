-- Nor are these text, which a list copied from a PDF may bring: soft hyphens, separators of lines, fillers, invisible signs of mathematics,
-- and tags. A name with one of them looks like that of a place in the register and counts as another: an import would add the place a
-- second time, and report the first one as missing. (20261121120100_text_that_can_be_seen.sql has the characters refused so far.)

create function private.without_fillers(words text) returns text
language sql immutable set search_path = ''
return regexp_replace(words, E'[\u00AD\u115F\u1160\u180E\u2028\u2029\u2061-\u2064\u206A-\u206F\u3164\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E007F]', '', 'g');

revoke all on function private.without_fillers(text) from public;
grant execute on function private.without_fillers(text) to anon, authenticated, service_role;

-- Records that have any are none of the generator's: such a page is registered again when it is next opened.
delete from public."generatedPages" where concat(title, "metaDescription") <> private.without_fillers(concat(title, "metaDescription"));

-- Where nothing else was written, there is no text.
update public.cities set
  name = private.without_fillers(name), "canonicalName" = nullif(private.without_fillers("canonicalName"), ''),
  province = private.without_fillers(province), region = private.without_fillers(region),
  "populationBasis" = nullif(private.without_fillers("populationBasis"), '')
where concat(name, "canonicalName", province, region, "populationBasis")
  <> private.without_fillers(concat(name, "canonicalName", province, region, "populationBasis"));

update public."facilitySources" set
  organization = private.without_fillers(organization), year = private.without_fillers(year)
where concat(organization, year) <> private.without_fillers(concat(organization, year));

-- A year is that of an address.
update public.facilities set
  name = private.without_fillers(name), network = nullif(private.without_fillers(network), ''),
  address = nullif(private.without_fillers(address), ''),
  "addressYear" = case when private.without_fillers(address) <> '' then nullif(private.without_fillers("addressYear"), '') end,
  note = nullif(private.without_fillers(note), '')
where concat(name, network, address, "addressYear", note)
  <> private.without_fillers(concat(name, network, address, "addressYear", note));

alter table public."generatedPages" add constraint "generatedPages_no_fillers" check (
  concat(title, "metaDescription") = private.without_fillers(concat(title, "metaDescription"))
);

alter table public.cities add constraint "cities_no_fillers" check (
  concat(name, "canonicalName", province, region, "populationBasis")
  = private.without_fillers(concat(name, "canonicalName", province, region, "populationBasis"))
);

alter table public."facilitySources" add constraint "facilitySources_no_fillers" check (
  concat(organization, year) = private.without_fillers(concat(organization, year))
);

alter table public.facilities add constraint "facilities_no_fillers" check (
  concat(name, network, address, "addressYear", note)
  = private.without_fillers(concat(name, network, address, "addressYear", note))
);
