-- Places name their sources by key, and what a page says of a source is read from its row: another key would leave hundreds of places
-- with a source that nobody knows. A source keeps its key, for the owner too.

create function private.keep_source_key() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'A source keeps its key' using errcode = 'invalid_parameter_value';
end
$$;

revoke all on function private.keep_source_key() from public;

create trigger "facilitySources_key"
before update on public."facilitySources"
for each row when (old.key <> new.key)
execute function private.keep_source_key();

-- Sources have no history. Whoever is at the desk without being an editor adds some while the admin is open, and changes none.
revoke update on table public."facilitySources" from anon;

drop policy "A visitor corrects sources while the admin is open" on public."facilitySources";
drop policy "Editors correct sources, and any signed-in user while the admin is open" on public."facilitySources";

create policy "Editors correct sources"
on public."facilitySources" for update to authenticated
using ((select private.is_editor()))
with check ((select private.is_editor()));
