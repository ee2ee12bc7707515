-- What is stored is shown to people: names that say something, nothing invisible that turns a line around, and lists without depth.

-- Control characters, and those that reverse the direction of what follows.
alter table public.cities add constraint "cities_readable" check (
  name ~ '\S' and province ~ '\S' and region ~ '\S'
  and concat(name, "canonicalName", province, region, "populationBasis") !~ E'[[:cntrl:]\u202A-\u202E\u2066-\u2069]'
);

alter table public."generatedPages" add constraint "generatedPages_readable" check (
  title ~ '\S' and "metaDescription" ~ '\S'
  and concat(title, "metaDescription") !~ E'[\u202A-\u202E\u2066-\u2069]'
);

-- Reading JSON of some thousand levels exhausts the stack, so brackets are counted first: `case` keeps that order. As `jsonb`,
-- which unlike `json` also refuses escaped characters that no text can hold.
alter table public.cities
  drop constraint "cities_medicalFacilities_check",
  drop constraint "cities_emergencyContacts_check",
  add constraint "cities_medicalFacilities_check" check (
    case
      when length("medicalFacilities") > 20000 then false
      when length("medicalFacilities") - length(translate("medicalFacilities", '[{', '')) > 100 then false
      else jsonb_typeof("medicalFacilities"::jsonb) in ('object', 'array')
    end
  ),
  add constraint "cities_emergencyContacts_check" check (
    case
      when length("emergencyContacts") > 5000 then false
      when length("emergencyContacts") - length(translate("emergencyContacts", '[{', '')) > 100 then false
      else jsonb_typeof("emergencyContacts"::jsonb) in ('object', 'array')
    end
  );
