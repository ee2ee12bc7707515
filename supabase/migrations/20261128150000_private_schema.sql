-- Helpers of the tables: conditions of policies, checks and triggers. They live in `private`, a schema that the API does not expose.

create schema private;

grant usage on schema public to anon, authenticated, service_role;

-- Supabase projects differ: some grant every right on a new table to the API's roles, others none. Here a new table starts without any,
-- and its migration grants what it says. The secret key (`service_role`) passes row security, but not these rights.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Names and texts are checked by what they may hold: a list of forbidden invisible characters is never complete, and a name with one of
-- them looks like that of another place. The same rule stands in src/cities/plain-text.ts.
-- Allowed are letters of the Latin script, at most two combining marks in a row, digits, single signs and the space. At least one letter
-- or digit, no space at either end, and no sign with which a spreadsheet's formula begins.
create function private.is_plain_text(words text) returns boolean
language sql immutable set search_path = ''
return words ~ E'^[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u0300-\u036F0-9 .,;:/()\u00AB\u00BB"''\u2018\u2019\u201C\u201D\u00B0\u00BA\u00AA#&+!?\u00A1\u00BF%\u2026\u2013\u2014-]+$'
  and words !~ E'[\u0300-\u036F]{3}'
  and words ~ E'[A-Za-z\u00C0-\u024F0-9]'
  and words !~ E'^[ +\u0300-\u036F-]' and words !~ ' $';

revoke all on function private.is_plain_text(text) from public;
grant execute on function private.is_plain_text(text) to anon, authenticated, service_role;

-- A note may hold any sign that is seen. It must be equal to itself without soft hyphens, separators of lines, fillers, invisible signs of
-- mathematics and tags.
create function private.without_fillers(words text) returns text
language sql immutable set search_path = ''
return regexp_replace(words, E'[\u00AD\u115F\u1160\u180E\u2028\u2029\u2061-\u2064\u206A-\u206F\u3164\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E007F]', '', 'g');

revoke all on function private.without_fillers(text) from public;
grant execute on function private.without_fillers(text) to anon, authenticated, service_role;

-- Whether the list has one dimension and each key once.
create function private.are_distinct(keys text[]) returns boolean
language sql immutable set search_path = ''
return array_ndims(keys) = 1 and cardinality(keys) = (select count(distinct key) from unnest(keys) as key);

revoke all on function private.are_distinct(text[]) from public;
grant execute on function private.are_distinct(text[]) to anon, authenticated, service_role;

-- Histories are never changed, also not by a role that passes row security. An owner who must prune one disables its trigger first.
create function private.refuse_rewriting() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The history is never changed' using errcode = 'insufficient_privilege';
end
$$;

revoke all on function private.refuse_rewriting() from public;
