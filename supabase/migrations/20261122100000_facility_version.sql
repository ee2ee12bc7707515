-- Two people may have one place open at once, and an import is planned minutes before it is applied: a save says which state of the
-- place it was made from, and one made from another state is refused instead of undoing what came in between.

-- Another one after every change. Whoever sends none (SQL, the seed) changes whatever is there.
alter table public.facilities add column version uuid not null default gen_random_uuid();

grant select (version) on table public.facilities to anon;

create function private.keep_facility_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.version <> old.version then
    -- Answered as 409. Not serialization_failure: servers repeat that by themselves, and it would fail the same way each time.
    raise exception 'The place was changed in the meantime' using errcode = 'PT409';
  end if;
  if new is distinct from old then
    new.version := gen_random_uuid();
  end if;
  return new;
end
$$;

revoke all on function private.keep_facility_version() from public;

-- After `facilities_check`, which may put a column right: triggers run by their names.
create trigger "facilities_version"
before update on public.facilities
for each row execute function private.keep_facility_version();

-- Whoever confirms a place has checked it, also on the day on which somebody else last looked at its sources.
create or replace function private.check_facility() returns trigger
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
    when tg_op = 'INSERT' then (select auth.uid())
    when new."checkedOn" <> old."checkedOn" then (select auth.uid())
    when new.confidence = 'confirmed' and old.confidence <> 'confirmed' then (select auth.uid())
    else old."checkedBy"
  end;
  return new;
end
$$;
