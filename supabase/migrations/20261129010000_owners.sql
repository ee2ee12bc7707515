-- An owner says at the desk who else may edit; everybody else only by SQL. The account itself is made in Supabase's dashboard.
alter table public.editors add column role text not null default 'editor' check (role in ('owner', 'editor'));

-- What the caller is in the list; null for who is not in it. With the owner's rights: a policy of `editors` that read `editors` with
-- those of the caller would ask itself.
create function private.listed_role() returns text
language sql stable security definer set search_path = ''
return (select role from public.editors where "userId" = (select auth.uid()));

revoke all on function private.listed_role() from public;
grant execute on function private.listed_role() to authenticated;

grant insert, delete on table public.editors to authenticated;

-- The history names who made a change.
drop policy "A signed-in user sees whether they are listed" on public.editors;

create policy "Editors see who may edit"
on public.editors for select to authenticated
using ((select private.listed_role()) is not null);

create policy "An owner adds an editor"
on public.editors for insert to authenticated
with check ((select private.listed_role()) = 'owner');

-- Not themselves: the list would be left without an owner.
create policy "An owner takes others off the list"
on public.editors for delete to authenticated
using ((select private.listed_role()) = 'owner' and "userId" <> (select auth.uid()));
