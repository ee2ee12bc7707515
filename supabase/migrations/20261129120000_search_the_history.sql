-- The history is searched by words. Each change keeps those that it is found by, in the form in which the desk's searches compare texts
-- (`normalizeText` of src/cities/names/normalize-text.ts): the name of what was changed, what changed of it, and why.
create function private.words_of_change(before jsonb, after jsonb, reason text) returns text
language sql immutable set search_path = ''
return trim(regexp_replace(lower(regexp_replace(normalize(concat_ws(' ', reason, (
  select string_agg(field.value, ' ')
  from (values (before, after), (after, before)) as side (of_row, other), jsonb_each_text(side.of_row) as field
  where field.key in ('name', 'displayName', 'canonicalName', 'title')
    -- Ids and hashes have letters that make words by chance.
    or (side.of_row -> field.key is distinct from side.other -> field.key and field.key not in ('cityId', 'checkedBy', 'userId', 'contentHash'))
)), NFKD), E'[\u0300-\u036F]', '', 'g')), '[^a-z0-9]+', ' ', 'g'));

revoke all on function private.words_of_change(jsonb, jsonb, text) from public;

alter table public.revisions add column words text generated always as (private.words_of_change(before, after, reason)) stored;
