-- The register of public places of care. Its data comes from facilities.csv through the seed, then from the editors' desk.
-- Everyone reads the places that are not closed. Editors add and correct; while the admin is open anyone may, a few rows at a
-- time. Nobody deletes through the API: a place that closed has `status = 'closed'`.

create table public.facilities (
  id uuid primary key default gen_random_uuid(),
  -- The capital of the canton in which the place lies.
  "cityId" uuid not null references public.cities (id) on update cascade on delete cascade,
  name text not null check (length(name) between 1 and 120),
  kind text not null check (kind in ('hospital', 'centro-c', 'centro-b', 'centro-a', 'centro', 'puesto')),
  -- Of a hospital that is for some patients alone; null where it attends everybody.
  specialty text check (
    specialty in ('pediatria', 'psiquiatria', 'infectologia', 'dermatologia', 'oncologia', 'geriatria', 'otra')
  ),
  maternity boolean not null default false,
  network text check (length(network) between 1 and 60),
  level text check (level in ('basico', 'general', 'especialidades')),
  -- The ministry's number of the establishment.
  unicode text unique check (unicode ~ '^[0-9]{4,7}$'),
  address text check (length(address) between 1 and 200),
  -- Of the directory that the address comes from.
  "addressYear" text check (length("addressYear") between 1 and 20),
  -- Of the place itself.
  latitude double precision,
  longitude double precision,
  -- True where a source says so; otherwise nobody knows, which is not «no».
  "open24h" boolean check ("open24h"),
  "inTown" boolean,
  confidence text not null default 'weak' check (confidence in ('official', 'press', 'weak', 'confirmed')),
  status text not null default 'open' check (status in ('open', 'closed', 'unconfirmed')),
  -- Keys of `"facilitySources"`.
  sources text[] not null check (cardinality(sources) between 1 and 12),
  note text check (length(note) between 1 and 1000),
  "checkedOn" date not null default current_date,
  "checkedBy" uuid,
  constraint "facilities_specialty_of_a_hospital" check (specialty is null or kind = 'hospital'),
  constraint "facilities_coordinates_together" check ((latitude is null) = (longitude is null)),
  -- The mainland with its coast, or the Galápagos.
  constraint "facilities_in_ecuador" check (
    (latitude between -5.05 and 1.7 and longitude between -81.2 and -75.1)
    or (latitude between -1.5 and 0.8 and longitude between -92.2 and -89.1)
  ),
  constraint "facilities_address_of_a_year" check ("addressYear" is null or address is not null),
  -- Nothing invisible, nothing that turns a line around, and no formula of a spreadsheet.
  constraint "facilities_readable" check (
    name ~ '\S' and name !~ '^\s*[=+@-]'
    and concat(name, network, address, "addressYear", note) !~ E'[[:cntrl:]\u202A-\u202E\u2066-\u2069]'
  )
);

create index "facilities_cityId" on public.facilities ("cityId");

revoke all on table public.facilities from public, anon, authenticated, service_role;
-- What editors note, and who checked, is not for visitors.
grant select (
  id, "cityId", name, kind, specialty, maternity, network, level, unicode, address, "addressYear", latitude, longitude, "open24h",
  "inTown", confidence, status, sources, "checkedOn"
) on table public.facilities to anon;
grant insert, update on table public.facilities to anon;
grant select, insert, update on table public.facilities to authenticated;
grant select, insert, update, delete on table public.facilities to service_role;

alter table public.facilities enable row level security;

create policy "Anyone reads the places that are not closed, and all of them while the admin is open"
on public.facilities for select to anon
using (status <> 'closed' or (select private.admin_open()));

create policy "Anyone signed in reads the places that are not closed, editors all of them"
on public.facilities for select to authenticated
using (status <> 'closed' or (select private.is_editor()) or (select private.admin_open()));

create policy "A visitor adds places while the admin is open"
on public.facilities for insert to anon
with check ((select private.admin_open()));

create policy "Editors add places, and any signed-in user while the admin is open"
on public.facilities for insert to authenticated
with check ((select private.is_editor()) or (select private.admin_open()));

create policy "A visitor corrects places while the admin is open"
on public.facilities for update to anon
using ((select private.admin_open()))
with check ((select private.admin_open()));

create policy "Editors correct places, and any signed-in user while the admin is open"
on public.facilities for update to authenticated
using ((select private.is_editor()) or (select private.admin_open()))
with check ((select private.is_editor()) or (select private.admin_open()));

create trigger "facilities_at_most_twenty"
after insert or update on public.facilities
for each row
when (case current_user when 'anon' then true when 'authenticated' then not private.is_editor() else false end)
execute function private.at_most_twenty();

-- For everyone, owner included: a place is the same one for good, each of its sources is known, and the database says who checked.
-- With the owner's rights, to know who asks.
create function private.check_facility() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  unknown text;
begin
  if tg_op = 'UPDATE' and new.id <> old.id then
    raise exception 'A place keeps its id' using errcode = 'invalid_parameter_value';
  end if;
  select cited.key into unknown from unnest(new.sources) as cited (key)
  where not exists (select from public."facilitySources" known where known.key = cited.key);
  if found then
    raise exception 'There is no source «%»', unknown using errcode = 'foreign_key_violation';
  end if;
  new."checkedBy" := case
    when tg_op = 'UPDATE' and new."checkedOn" = old."checkedOn" then old."checkedBy"
    else (select auth.uid())
  end;
  return new;
end
$$;

revoke all on function private.check_facility() from public;

create trigger "facilities_check"
before insert or update on public.facilities
for each row execute function private.check_facility();
