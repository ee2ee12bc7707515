-- Where nobody says when a place was checked, it is Ecuador's day, as everywhere else. The server's own (UTC) is tomorrow from seven in
-- the evening on: `facilities_by_today` would put it back at the next save that an editor makes, which would look like a change.
alter table public.facilities
alter column "checkedOn" set default ((now() at time zone 'America/Guayaquil')::date);
