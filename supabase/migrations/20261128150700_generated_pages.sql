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
  -- Registered by somebody who is no editor, and saved by no editor since.
  "awaitsEditor" boolean not null default false,
  -- As in `cities`.
  "runId" uuid,
  reason text,
  -- Its index serves the foreign key as well.
  unique ("cityId", "pageType"),
  constraint "generatedPages_readable" check (private.is_plain_text(title) and private.is_plain_text("metaDescription"))
);

revoke all on table public."generatedPages" from public, anon, authenticated, service_role;
grant select, insert, update on table public."generatedPages" to anon, authenticated;
grant select, insert, update, delete on table public."generatedPages" to service_role;

create function private.page_path(city_id uuid, page_type text) returns text
language sql stable set search_path = ''
return (select '/ec/' || slug || '/' || page_type from public.cities where id = city_id);

revoke all on function private.page_path(uuid, text) from public;
grant execute on function private.page_path(uuid, text) to anon, authenticated, service_role;

-- Whether a title and a description are such as src/generator/sections/head.ts writes them, as far as can be told here: both of their
-- length, beginning with the medicine and «en», offering nothing, and a title that names the city. A placeholder («Ciudad 12») borrows its
-- name elsewhere.
create function private.is_generators_wording(city_id uuid, page_type text, title text, description text) returns boolean
language sql stable set search_path = ''
return (
  select length(title) between 30 and 60
    and length(description) between 120 and 160
    and starts_with(title, medicine || ' en ')
    and starts_with(description, medicine || ' en ')
    and not private.is_offer(title) and not private.is_offer(description)
    and (
      is_placeholder
      or position(shown_name in title) > 0
      -- A name that no title has room for is cut.
      or (title like '%…' and starts_with(medicine || ' en ' || shown_name, rtrim(title, '…')))
    )
  from (
    select
      btrim(coalesce("canonicalName", name)) as shown_name,
      case page_type when 'cytotec' then 'Cytotec (misoprostol)' when 'misoprostol' then 'Misoprostol' end as medicine,
      "canonicalName" is null and (concat_ws('|', name, slug) ~* '(^|\|)ciudad[\s-]*\d+(\||$)' or name ~* '\mplaceholder\M')
        as is_placeholder
    from public.cities
    where id = city_id
  ) expected
);

revoke all on function private.is_generators_wording(uuid, text, text, text) from public;
grant execute on function private.is_generators_wording(uuid, text, text, text) to anon, authenticated, service_role;

alter table public."generatedPages" enable row level security;

-- (That the page has no record yet is held by the unique constraint.)
create policy "Anyone reads the records"
on public."generatedPages" for select to anon, authenticated
using (true);

create policy "A visitor rewrites records while the admin is open"
on public."generatedPages" for update to anon
using ((select private.admin_open()))
with check ((select private.admin_open()));

create policy "Editors rewrite records, and any signed-in user while the admin is open"
on public."generatedPages" for update to authenticated
using ((select private.is_editor()) or (select private.admin_open()))
with check ((select private.is_editor()) or (select private.admin_open()));

create policy "A visitor registers a page at its own address, in the generator's words"
on public."generatedPages" for insert to anon
with check (
  "urlPath" = private.page_path("cityId", "pageType")
  and private.is_generators_wording("cityId", "pageType", title, "metaDescription")
);

create policy "Editors register pages, and any signed-in user in the generator's words"
on public."generatedPages" for insert to authenticated
with check (
  "urlPath" = private.page_path("cityId", "pageType")
  and ((select private.is_editor()) or private.is_generators_wording("cityId", "pageType", title, "metaDescription"))
);

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

-- A record is that of one page for good, for the owner too. Otherwise a record could take another page's publication date along, and one
-- with another id would leave its history behind.
create function private.keep_page_identity() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'A record keeps its id, its city and its page type' using errcode = 'invalid_parameter_value';
end
$$;

revoke all on function private.keep_page_identity() from public;

create trigger "generatedPages_identity"
before update on public."generatedPages"
for each row when ((old.id, old."cityId", old."pageType") is distinct from (new.id, new."cityId", new."pageType"))
execute function private.keep_page_identity();

create trigger "generatedPages_about_write"
before insert or update on public."generatedPages"
for each row when (new."runId" is not null or new.reason is not null)
execute function private.note_about_write();

-- Triggers fire in the order of their names: first the dates, then what comes from outside, then an editor's first save.

-- The database keeps the dates and what awaits an editor, whatever a client sends: published once, modified when the content is another. A
-- clock that was wrong and is right again does not make a page older than it is.
create function private.date_page() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new."datePublished" := now();
    new."dateModified" := now();
    new."awaitsEditor" := false;
  else
    new."datePublished" := old."datePublished";
    new."dateModified" := case
      when new."contentHash" = old."contentHash" then old."dateModified"
      else greatest(now(), old."dateModified")
    end;
    new."awaitsEditor" := old."awaitsEditor";
  end if;
  return new;
end
$$;

revoke all on function private.date_page() from public;

create trigger "generatedPages_dates"
before insert or update on public."generatedPages"
for each row execute function private.date_page();

-- At most 60 pages an hour are registered by those who are no editors, all together, so that a script cannot register all of them. (While
-- the admin is open, whoever is at the desk may generate: only the limit of a day applies.) With the owner's rights, to call the functions
-- of this schema.
create function private.await_editor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not (select private.admin_open()) and (
    select count(*) from public."generatedPages" where "awaitsEditor" and "datePublished" > now() - interval '1 hour'
  ) >= 60 then
    raise exception 'No more than 60 pages an hour are registered from outside' using errcode = 'insufficient_privilege';
  end if;
  new."awaitsEditor" := true;
  return new;
end
$$;

revoke all on function private.await_editor() from public;

create trigger "generatedPages_from_outside"
before insert on public."generatedPages"
for each row when (private.is_outsider())
execute function private.await_editor();

-- An editor's first save sets the dates of a record that a visitor registered: a stranger's visit is not when a page was published.
create function private.publish_page() returns trigger
language plpgsql set search_path = '' as $$
begin
  new."datePublished" := now();
  new."dateModified" := now();
  new."awaitsEditor" := false;
  return new;
end
$$;

revoke all on function private.publish_page() from public;

-- A record that follows its city to another slug is not saved by anybody.
create trigger "generatedPages_first_save"
before update on public."generatedPages"
for each row when (old."awaitsEditor" and old."urlPath" = new."urlPath" and not private.is_outsider())
execute function private.publish_page();

create trigger "generatedPages_at_most_twenty"
after insert or update on public."generatedPages"
for each row when (private.is_outsider())
execute function private.at_most_twenty();
