-- While the admin is open, no host is called for a visitor's request: it waits for the next scheduled build. Until now it kept editors,
-- for whom the host is called, from asking for half an hour. Now an editor waits for such a request only once it is being built.
create or replace function private.request_publication() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  host private."deployHook";
begin
  -- One at a time. A request is no longer waited for once a release that was built after it was seen on the site, or after half an hour
  -- without an answer.
  perform pg_advisory_xact_lock(hashtext('publications'));
  if exists (
    select from public.publications
    where state in ('requested', 'building') and "changedAt" > now() - interval '30 minutes'
      and not (state = 'requested' and "requestedBy" is null and private.is_editor())
      and not exists (select from public.releases where releases."builtAt" >= publications."requestedAt")
  ) then
    -- Answered as 409.
    raise exception 'A publication was asked for already' using errcode = 'PT409';
  end if;
  new."requestedAt" := now();
  new."requestedBy" := (select auth.uid());
  new.state := 'requested';
  new."changedAt" := now();
  new.hook := 'none';
  new.said := null;

  select * into host from private."deployHook";
  if host.id and private.is_editor() and exists (
    select from pg_catalog.pg_proc where proname = 'http_post' and pronamespace = to_regnamespace('net')
  ) then
    begin
      -- It queues the request and returns: what the host answers is not known here.
      execute 'select net.http_post(url := $1, body := $2, headers := $3)' using host.address, host.body, host.headers;
      new.hook := 'called';
    exception when others then
      new.hook := 'failed';
    end;
  end if;
  return new;
end
$$;
