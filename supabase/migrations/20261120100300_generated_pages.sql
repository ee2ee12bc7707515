-- The record of each generated page: one per city and type, at the address that city and type give.
-- A visitor may register the record of a page that has none. Rewriting one is an editor's, or anyone's while the admin is open.

create table public."generatedPages" (
  id uuid primary key default gen_random_uuid(),
  "cityId" uuid not null references public.cities (id) on delete cascade,
  "pageType" text not null check ("pageType" in ('cytotec', 'misoprostol')),
  "urlPath" text not null,
  title text not null check (length(title) between 1 and 120 and title !~ '[[:cntrl:]]'),
  "metaDescription" text not null check (
    length("metaDescription") between 1 and 320 and "metaDescription" !~ '[[:cntrl:]]'
  ),
  "contentHash" text not null check ("contentHash" ~ '^[A-Za-z0-9+/=_-]{32}$'),
  "seoScore" smallint not null check ("seoScore" between 0 and 100),
  "wordCount" integer not null check ("wordCount" between 0 and 20000),
  "internalLinksCount" integer not null check ("internalLinksCount" between 0 and 500),
  "datePublished" timestamptz not null default now(),
  "dateModified" timestamptz not null default now(),
  -- Its index serves the foreign key as well.
  unique ("cityId", "pageType")
);

revoke all on table public."generatedPages" from public, anon, authenticated;
grant select, insert, update on table public."generatedPages" to anon, authenticated;

create function private.page_path(city_id uuid, page_type text) returns text
language sql stable set search_path = ''
return (select '/ec/' || slug || '/' || page_type from public.cities where id = city_id);

revoke all on function private.page_path(uuid, text) from public;
grant execute on function private.page_path(uuid, text) to anon, authenticated;

alter table public."generatedPages" enable row level security;

create policy "Anyone reads the records"
on public."generatedPages" for select to anon, authenticated
using (true);

-- That the page has none yet is the unique constraint's to say; ranges are the checks'.
create policy "Anyone registers a page at its own address"
on public."generatedPages" for insert to anon, authenticated
with check ("urlPath" = private.page_path("cityId", "pageType"));

create policy "A visitor rewrites records while the admin is open"
on public."generatedPages" for update to anon
using ((select private.admin_open()))
with check ((select private.admin_open()));

create policy "Editors rewrite records, and any signed-in user while the admin is open"
on public."generatedPages" for update to authenticated
using ((select private.is_editor()) or (select private.admin_open()))
with check ((select private.is_editor()) or (select private.admin_open()));

-- For everyone, owner included: the address agrees with the city's slug and the type. With the owner's rights, to lock the
-- city's row until the transaction ends: its slug cannot change between this look and the write.
create function private.check_page_path() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.cities where id = new."cityId" for key share;
  if new."urlPath" is distinct from private.page_path(new."cityId", new."pageType") then
    raise exception 'The address % is not the one of this city and page type', new."urlPath"
      using errcode = 'invalid_parameter_value';
  end if;
  return new;
end
$$;

revoke all on function private.check_page_path() from public;

create trigger "generatedPages_urlPath"
before insert or update of "cityId", "pageType", "urlPath" on public."generatedPages"
for each row execute function private.check_page_path();

-- A city that gets another slug takes its records along.
create function private.move_page_paths() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public."generatedPages" set "urlPath" = private.page_path("cityId", "pageType") where "cityId" = new.id;
  return null;
end
$$;

revoke all on function private.move_page_paths() from public;

create trigger "cities_move_page_paths"
after update of slug on public.cities
for each row when (old.slug is distinct from new.slug)
execute function private.move_page_paths();

-- The database keeps the dates, whatever a client sends: published once, modified when the content is another.
create function private.date_page() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new."datePublished" := now();
    new."dateModified" := now();
  else
    new."datePublished" := old."datePublished";
    new."dateModified" := case
      when new."contentHash" = old."contentHash" then old."dateModified"
      else now()
    end;
  end if;
  return new;
end
$$;

revoke all on function private.date_page() from public;

create trigger "generatedPages_dates"
before insert or update on public."generatedPages"
for each row execute function private.date_page();
