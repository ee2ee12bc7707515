-- An owner says at the desk whether the signatures of reviewers who have left still count. Nothing else of the settings is written there.
grant update ("keepsSignatures") on table public.settings to authenticated;

create policy "An owner says what the signatures of those who left are worth"
on public.settings for update to authenticated
using ((select private.listed_role()) = 'owner')
with check ((select private.listed_role()) = 'owner');

-- The grant names one column. The embedded backend grants all of them, so the rule is said here as well.
create function private.keep_settings() returns trigger
language plpgsql set search_path = '' as $$
begin
  if to_jsonb(new) - 'keepsSignatures' is distinct from to_jsonb(old) - 'keepsSignatures' then
    raise exception 'These settings are changed by SQL' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

revoke all on function private.keep_settings() from public;

create trigger "settings_keep"
before update on public.settings
for each row when (current_user in ('anon', 'authenticated'))
execute function private.keep_settings();

-- The change stands in the history. The row of settings has no id of the kind that the history keeps: this one stands for it.
alter table public.revisions
  drop constraint "revisions_tableName_check",
  add constraint "revisions_tableName_check"
  check ("tableName" in ('cities', 'facilities', 'facilityNotes', 'generatedPages', 'reviewers', 'settings'));

-- Who signed is of the editors' history, and so is what their signatures are worth.
alter policy "A visitor reads the history while the admin is open, without the notes" on public.revisions
using ((select private.admin_open()) and "tableName" not in ('facilityNotes', 'reviewers', 'settings'));

alter policy "Editors read the history, and any signed-in user while the admin is open, without the notes" on public.revisions
using ((select private.is_editor()) or ((select private.admin_open()) and "tableName" not in ('facilityNotes', 'reviewers', 'settings')));

create function private.write_settings_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.revisions ("tableName", "rowId", before, after, "changedBy")
  values (
    'settings',
    '00000000-0000-0000-0000-000000000000',
    jsonb_build_object('keepsSignatures', old."keepsSignatures"),
    jsonb_build_object('keepsSignatures', new."keepsSignatures"),
    (select auth.uid())
  );
  return null;
end
$$;

revoke all on function private.write_settings_revision() from public;

create trigger "settings_revision_of_change"
after update on public.settings
for each row when (old."keepsSignatures" is distinct from new."keepsSignatures")
execute function private.write_settings_revision();
