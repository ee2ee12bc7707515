-- A trigger runs before row security refuses a row: whoever may not ask for a publication was answered whether somebody had, and waited in
-- line with those who may. It runs only for those who may ask.

drop trigger "publications_request" on public.publications;

create trigger "publications_request"
before insert on public.publications
for each row when (not private.is_outsider() or private.admin_open())
execute function private.request_publication();
