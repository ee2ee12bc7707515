-- Characters that cannot be seen are no text: a title made of them is blank, and two names that differ in one look the same.
-- Zero-width spaces and joiners, direction marks, the word joiner, and the byte order mark.

-- Records that have any are none of the generator's: such a page is registered again when it is next opened.
delete from public."generatedPages" where concat(title, "metaDescription") ~ E'[\u200B-\u200F\u2060\u061C\uFEFF]';

-- Of a city, the province is what anyone may write while the admin is open.
update public.cities set province = regexp_replace(province, E'[\u200B-\u200F\u2060\u061C\uFEFF]', '', 'g')
where province ~ E'[\u200B-\u200F\u2060\u061C\uFEFF]';

alter table public."generatedPages" add constraint "generatedPages_visible" check (
  concat(title, "metaDescription") !~ E'[\u200B-\u200F\u2060\u061C\uFEFF]'
);

alter table public.cities add constraint "cities_visible" check (
  concat(name, "canonicalName", province, region, "populationBasis") !~ E'[\u200B-\u200F\u2060\u061C\uFEFF]'
);

alter table public.facilities add constraint "facilities_visible" check (
  concat(name, network, address, "addressYear", note) !~ E'[\u200B-\u200F\u2060\u061C\uFEFF]'
);

alter table public."facilitySources" add constraint "facilitySources_visible" check (
  concat(organization, year) !~ E'[\u200B-\u200F\u2060\u061C\uFEFF]'
);
