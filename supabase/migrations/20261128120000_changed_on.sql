-- A page says on which day it last changed, also when nobody generated it after a correction. The database therefore keeps, of each city
-- and each place, the day on which something that readers see last changed: a day on Ecuador's calendar. Notes, versions, the ministry's
-- number and the priority in lists are not shown, and move no day.

alter table public.facilities add column "changedOn" date default current_date;
-- Null until the first change: what the project's own data says is covered by the edition of the texts (src/generator/edition.ts).
alter table public.cities add column "changedOn" date;

-- The history tells when rows were changed before this. Setting the day is no change of a place or a city.
alter table public.facilities disable trigger user;
update public.facilities set "changedOn" = greatest(
  "checkedOn",
  (
    select max("changedAt" at time zone 'America/Guayaquil')::date from public."facilityRevisions"
    where "facilityId" = facilities.id and (before is not null or "throughApi")
  )
);
alter table public.facilities enable trigger user;

alter table public.cities disable trigger user;
update public.cities set "changedOn" = (
  select max("changedAt" at time zone 'America/Guayaquil')::date from public."cityRevisions" where "cityId" = cities.id
);
alter table public.cities enable trigger user;

alter table public.facilities alter column "changedOn" set not null;

grant select ("changedOn") on table public.facilities to anon, authenticated;

-- A place that comes with the project's data (SQL) counts as changed on the day on which it was checked, so that every new database says the
-- same. A place that somebody adds through the API changes the pages today.
create function private.date_facility() returns trigger
language plpgsql set search_path = '' as $$
declare
  unseen constant text[] := '{note,version,checkedBy,unicode,editedAt,changedOn}';
begin
  if tg_op = 'INSERT' then
    new."changedOn" := case
      when current_user in ('anon', 'authenticated', 'service_role') then (now() at time zone 'America/Guayaquil')::date
      else new."checkedOn"
    end;
  elsif to_jsonb(new) - unseen is distinct from to_jsonb(old) - unseen then
    new."changedOn" := (now() at time zone 'America/Guayaquil')::date;
  else
    new."changedOn" := old."changedOn";
  end if;
  return new;
end
$$;

revoke all on function private.date_facility() from public;

-- After `facilities_check`, which may put a column right, and before `facilities_version`: triggers run by their names.
create trigger "facilities_date"
before insert or update on public.facilities
for each row execute function private.date_facility();

create function private.date_city() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- The register of places sets two of them, and each place has a day of its own.
  unseen constant text[] := '{hasHospital,medicalFacilities,seoPriority,runId,editedAt,changedOn}';
begin
  if current_user in ('anon', 'authenticated', 'service_role') then
    new."changedOn" := case tg_op when 'INSERT' then (now() at time zone 'America/Guayaquil')::date else old."changedOn" end;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - unseen is distinct from to_jsonb(old) - unseen then
    new."changedOn" := (now() at time zone 'America/Guayaquil')::date;
  end if;
  return new;
end
$$;

revoke all on function private.date_city() from public;

-- After `cities_only_province_and_facilities`, which refuses a visitor's change of any other column.
create trigger "cities_set_date"
before insert or update on public.cities
for each row execute function private.date_city();

-- A place that closed, moved to another town or was deleted is on no page of its town any more, and cannot date it: the town itself is
-- changed. With the owner's rights, because whoever corrects a place may not write this column.
create function private.date_city_of_lost_facility() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.cities set "changedOn" = (now() at time zone 'America/Guayaquil')::date where id = old."cityId";
  return null;
end
$$;

revoke all on function private.date_city_of_lost_facility() from public;

create trigger "facilities_date_city_of_lost"
after update on public.facilities
for each row when (old.status <> 'closed' and (new.status = 'closed' or new."cityId" <> old."cityId"))
execute function private.date_city_of_lost_facility();

create trigger "facilities_date_city_of_deleted"
after delete on public.facilities
for each row when (old.status <> 'closed')
execute function private.date_city_of_lost_facility();

-- As it was, without the new column, which follows from the others.
create or replace function private.keep_city_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  left_out constant text[] := '{id,hasHospital,medicalFacilities,runId,editedAt,changedOn}';
  was constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - left_out end;
  becomes constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - left_out end;
  who constant uuid := (select auth.uid());
begin
  if was is distinct from becomes and (tg_op <> 'INSERT' or who is not null) then
    insert into public."cityRevisions" ("cityId", "changedBy", before, after)
    values (case tg_op when 'DELETE' then old.id else new.id end, who, was, becomes);
  end if;
  return null;
end
$$;
