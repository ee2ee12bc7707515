-- A record is that of one page for good: its id, city and type never change, for the owner neither. Otherwise a record could take
-- another page's publication date along, and one with another id would leave its history behind.

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
