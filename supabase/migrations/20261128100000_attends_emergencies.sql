-- The register knew only that a place is open day and night, or nothing. Whoever asks a place learns more: that it attends by day alone,
-- or no emergencies at all, and its hours. A place that closes at night must not be the answer to an alarm sign, whatever its kind.

alter table public.facilities
  -- Null where nobody asked.
  add column "attendsEmergencies" text check ("attendsEmergencies" in ('always', 'by-day', 'no')),
  -- As it is shown: «lunes a viernes, 8:00 a 17:00».
  add column hours text check (length(hours) between 1 and 80),
  -- What readers see where the register's name is no name («N. 9»).
  add column "displayName" text check (length("displayName") between 1 and 120);

-- The same knowledge in another column is no change of a place: no new version, and nothing in the history.
alter table public.facilities disable trigger user;
update public.facilities set "attendsEmergencies" = 'always' where "open24h";
alter table public.facilities enable trigger user;

alter table public.facilities drop column "open24h";

alter table public.facilities
  drop constraint "facilities_readable",
  drop constraint "facilities_visible",
  drop constraint "facilities_no_fillers";

alter table public.facilities
  add constraint "facilities_readable" check (
    name ~ '\S' and name !~ '^\s*[=+@-]' and "displayName" !~ '^\s*[=+@-]'
    and concat(name, "displayName", network, address, "addressYear", hours, note) !~ E'[[:cntrl:]\u202A-\u202E\u2066-\u2069]'
  ),
  add constraint "facilities_visible" check (
    concat(name, "displayName", network, address, "addressYear", hours, note) !~ E'[\u200B-\u200F\u2060\u061C\uFEFF]'
  ),
  add constraint "facilities_no_fillers" check (
    concat(name, "displayName", network, address, "addressYear", hours, note)
    = private.without_fillers(concat(name, "displayName", network, address, "addressYear", hours, note))
  );

-- The columns that anyone reads: not what editors note, nor who checked.
grant select (
  id, "cityId", name, "displayName", kind, specialty, maternity, network, level, unicode, address, "addressYear", latitude, longitude,
  "attendsEmergencies", hours, "inTown", confidence, status, sources, "checkedOn", version
) on table public.facilities to anon, authenticated;
