-- A visitor may register the page that has no record, and no more than that: with words such as the generator's, and only until an
-- editor saves the record. That first save sets its dates: a stranger's visit is not when a page was published.

-- Registered by somebody who is no editor, and saved by no editor since.
alter table public."generatedPages" add column "awaitsEditor" boolean not null default false;

-- Those that are there: registered without a user, and never saved by one. No trigger takes this for a change of theirs.
alter table public."generatedPages" disable trigger user;
update public."generatedPages" page set "awaitsEditor" = true
where exists (select from public."pageRevisions" where "pageId" = page.id and before is null and "changedBy" is null)
and not exists (select from public."pageRevisions" where "pageId" = page.id and "changedBy" is not null);
alter table public."generatedPages" enable trigger user;

-- Whether a title and a description are such as src/generator/sections/head.ts writes them, as far as can be told here: both of
-- their length, and a title that begins with the medicine and names the city. A placeholder («Ciudad 12») borrows its name elsewhere.
create function private.is_generators_wording(city_id uuid, page_type text, title text, description text) returns boolean
language sql stable set search_path = ''
return (
  select length(title) between 30 and 60
    and length(description) between 120 and 160
    and starts_with(title, medicine)
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

drop policy "Anyone registers a page at its own address" on public."generatedPages";

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

-- The database keeps the dates and what awaits an editor, whatever a client sends.
create or replace function private.date_page() returns trigger
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
      else now()
    end;
    new."awaitsEditor" := old."awaitsEditor";
  end if;
  return new;
end
$$;

-- After "generatedPages_dates": triggers fire in the order of their names.
create function private.await_editor() returns trigger
language plpgsql set search_path = '' as $$
begin
  new."awaitsEditor" := true;
  return new;
end
$$;

revoke all on function private.await_editor() from public;

create trigger "generatedPages_from_outside"
before insert on public."generatedPages"
for each row when (private.is_outsider())
execute function private.await_editor();

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
