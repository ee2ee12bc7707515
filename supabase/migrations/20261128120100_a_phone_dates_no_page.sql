-- As it was, but for the telephone number that the desk notes of a place: no reader sees it, and it moves no page's day.
create or replace function private.date_facility() returns trigger
language plpgsql set search_path = '' as $$
declare
  unseen constant text[] := '{note,phone,version,checkedBy,unicode,editedAt,changedOn}';
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
