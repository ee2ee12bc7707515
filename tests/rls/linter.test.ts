import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'

/**
 * A rule of Supabase's own database linter (splinter), rewritten as a query of the catalogue, or one of a few that it
 * does not have. The query `finds` violations in the migrated schema; to prove that it works, it must also find the
 * `fault` that is made on purpose.
 */
type Rule = { finds: string; fault: readonly string[] }

const OURS = `('public'::regnamespace, 'private'::regnamespace)`
const POLICIES = `
  (select p.*, c.relname, pg_get_expr(polqual, polrelid) as using_text, pg_get_expr(polwithcheck, polrelid) as check_text
   from pg_policy p join pg_class c on c.oid = polrelid where relnamespace in ${OURS})`

const RULES: Record<string, Rule> = {
  'a foreign key without an index': {
    finds: `
      select conrelid::regclass || ' ' || conname as finding from pg_constraint
      where contype = 'f' and connamespace in ${OURS} and not exists (
        select from pg_index i where i.indrelid = conrelid and indpred is null
        and (string_to_array(indkey::text, ' ')::smallint[])[1:array_length(conkey, 1)] = conkey)`,
    fault: ['create table fault (id int primary key, city uuid references cities (id))'],
  },
  'a table without a primary key': {
    finds: `
      select relname as finding from pg_class c where relkind = 'r' and relnamespace in ${OURS}
      and not exists (select from pg_index where indrelid = c.oid and indisprimary)`,
    fault: ['create table fault (id int)'],
  },
  'two indexes that are the same': {
    finds: `
      select string_agg(indexrelid::regclass::text, ' ') as finding from pg_index join pg_class c on c.oid = indrelid
      where relnamespace in ${OURS} group by indrelid, indkey::text, indclass::text, coalesce(indpred::text, '')
      having count(*) > 1`,
    fault: ['create index fault on cities (slug)'],
  },
  'a table without row security': {
    finds: `select relname as finding from pg_class where relkind in ('r', 'p') and relnamespace in ${OURS} and not relrowsecurity`,
    fault: ['alter table settings disable row level security'],
  },
  'a table with row security and no policy': {
    finds: `
      select relname as finding from pg_class c where relrowsecurity and relnamespace in ${OURS}
      and not exists (select from pg_policy where polrelid = c.oid)`,
    fault: ['create table fault (id int primary key)', 'alter table fault enable row level security'],
  },
  'two permissive policies for one role and verb': {
    finds: `
      select format('%s %s %s', relname, role::regrole, verb) as finding
      from ${POLICIES} p, unnest(polroles) role, unnest(case polcmd when '*' then '{r,a,w,d}'::"char"[] else array[polcmd] end) verb
      where polpermissive group by relname, role, verb having count(*) > 1`,
    fault: ['create policy fault on settings for all to anon using (id)'],
  },
  'a policy for every role there is': {
    finds: `select relname || ' ' || polname as finding from ${POLICIES} p where polroles = '{0}'`,
    fault: ['create policy fault on settings for delete using (false)'],
  },
  'a call without arguments that runs for every row': {
    finds: `
      select relname || ' ' || polname as finding from ${POLICIES} p, unnest(array[using_text, check_text]) condition
      where regexp_replace(condition, 'select (auth|private)\\.\\w+\\(\\)', '', 'gi') ~ '(auth|private)\\.\\w+\\(\\)|current_setting'`,
    fault: ['create policy fault on settings for delete to authenticated using (private.is_editor())'],
  },
  'a write whose condition is simply true': {
    finds: `
      select relname || ' ' || polname as finding from ${POLICIES} p
      where polpermissive and polcmd <> 'r' and (
        (polcmd in ('w', 'd', '*') and coalesce(using_text, 'true') = 'true')
        or (polcmd in ('a', 'w', '*') and coalesce(check_text, 'true') = 'true'))`,
    fault: ['create policy fault on "seoStatus" for insert to anon with check (true)'],
  },
  'a policy that trusts what users write about themselves': {
    finds: `
      select relname || ' ' || polname as finding from ${POLICIES} p
      where concat(using_text, check_text) ~ 'user_meta_?data'`,
    fault: [
      `create policy fault on settings for delete to authenticated
       using ((select auth.jwt()) -> 'user_metadata' ->> 'role' = 'editor')`,
    ],
  },
  'a function without a fixed search path': {
    finds: `
      select oid::regprocedure::text as finding from pg_proc
      where pronamespace in ${OURS} and not coalesce('search_path=""' = any (proconfig), false)`,
    fault: ['create function private.fault() returns int language sql return 1'],
  },
  "a function with its owner's rights that the API's roles may call": {
    finds: `
      select p.oid::regprocedure || ' ' || role as finding from pg_proc p, unnest('{anon,authenticated}'::text[]) role
      where pronamespace in ${OURS} and prosecdef and has_function_privilege(role, p.oid, 'execute')
      -- What it returns, the role of the caller, the list of editors shows them too.
      and (p.oid, role) <> ('private.listed_role()'::regprocedure, 'authenticated')`,
    fault: ['grant execute on function private.move_page_paths() to anon'],
  },
  'a function in the schema that the API exposes': {
    finds: `select oid::regprocedure::text as finding from pg_proc where pronamespace = 'public'::regnamespace`,
    fault: [`create function public.fault() returns int language sql set search_path = '' return 1`],
  },
  "a way into the private schema for the API's roles": {
    finds: `
      select role || ' ' || privilege as finding
      from unnest('{anon,authenticated}'::text[]) role, unnest('{usage,create}'::text[]) privilege
      where has_schema_privilege(role, 'private', privilege)`,
    fault: ['grant usage on schema private to anon'],
  },
  "a view with its owner's rights": {
    finds: `
      select relname as finding from pg_class where relkind = 'v' and relnamespace in ${OURS}
      and not coalesce('security_invoker=true' = any (reloptions), false)`,
    fault: ['create view fault as select email from auth.users'],
  },
  'a materialized view or foreign table': {
    finds: `select relname as finding from pg_class where relkind in ('m', 'f') and relnamespace in ${OURS}`,
    fault: ['create materialized view fault as select id from cities'],
  },
  'an extension in the schema that the API exposes': {
    finds: `select extname as finding from pg_extension where extnamespace = 'public'::regnamespace`,
    fault: ['create extension ltree schema public'],
  },
  'a delete, truncate, trigger or reference granted to the API': {
    finds: `
      select relname || ' ' || role || ' ' || privilege as finding from pg_class c,
      unnest('{anon,authenticated}'::text[]) role, unnest('{delete,truncate,trigger,references}'::text[]) privilege
      where relkind = 'r' and relnamespace in ${OURS} and has_table_privilege(role, c.oid, privilege)
      -- An owner takes a person off the list.
      and (relname, role, privilege) <> ('editors', 'authenticated', 'delete')`,
    fault: ['grant delete on cities to authenticated'],
  },
  'a sequence that the API may read or set': {
    finds: `
      select relname || ' ' || role as finding from pg_class c, unnest('{anon,authenticated,service_role}'::text[]) role
      where relkind = 'S' and relnamespace in ${OURS} and has_sequence_privilege(role, c.oid, 'usage, select, update')`,
    fault: ['grant usage on sequence revisions_id_seq to anon'],
  },
  'a table that the secret key may not read': {
    finds: `
      select relname as finding from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not has_table_privilege('service_role', c.oid, 'select')`,
    fault: ['create table fault (id int primary key)', 'revoke all on table fault from service_role'],
  },
  'a function that a visitor may call and the secret key may not': {
    finds: `
      select oid::regprocedure::text as finding from pg_proc where pronamespace in ${OURS}
      and has_function_privilege('anon', oid, 'execute') and not has_function_privilege('service_role', oid, 'execute')`,
    fault: ['revoke execute on function private.is_editor() from service_role'],
  },
  'a function that everybody may call': {
    finds: `
      select oid::regprocedure::text as finding from pg_proc where pronamespace in ${OURS}
      and exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0)`,
    fault: [`create function private.fault() returns int language sql set search_path = '' return 1`],
  },
  'a right that the next table would have without being asked': {
    finds: `
      select grantee::regrole || ' ' || privilege_type as finding from pg_default_acl, aclexplode(defaclacl)
      where defaclnamespace = 'public'::regnamespace and defaclrole = current_user::regrole
      and grantee <> defaclrole`,
    fault: ['alter default privileges in schema public grant select on tables to anon'],
  },
  "a visitor's right to more of a city than its province and facilities": {
    finds: `
      select attname as finding from pg_attribute
      where attrelid = 'cities'::regclass and attnum > 0 and not attisdropped
      and attname not in ('province', 'hasHospital', 'medicalFacilities', 'runId', 'reason')
      and has_column_privilege('anon', attrelid, attnum, 'insert, update')`,
    fault: ['grant update on cities to anon'],
  },
  'a right of visitors to what editors note of a place': {
    finds: `
      select privilege as finding from unnest('{select,insert,update}'::text[]) privilege
      where has_any_column_privilege('anon', '"facilityNotes"', privilege)`,
    fault: ['grant select on "facilityNotes" to anon'],
  },
  'a write on a history granted to the API': {
    finds: `
      select relname || ' ' || role || ' ' || privilege as finding from pg_class c,
      unnest('{anon,authenticated,service_role}'::text[]) role, unnest('{insert,update}'::text[]) privilege
      where relname = 'revisions' and has_any_column_privilege(role, c.oid, privilege)`,
    fault: ['grant insert on revisions to anon'],
  },
  'a write on the settings granted to the API, or on the editors to visitors': {
    finds: `
      select relname || ' ' || role || ' ' || privilege as finding from pg_class c,
      unnest('{anon,authenticated}'::text[]) role, unnest('{insert,update}'::text[]) privilege
      where relname in ('editors', 'settings') and has_any_column_privilege(role, c.oid, privilege)
      and (relname, role, privilege) not in (('editors', 'authenticated', 'insert'), ('settings', 'authenticated', 'update'))
      union all
      -- What an owner says of the signatures of those who have left.
      select attname from pg_attribute
      where attrelid = 'settings'::regclass and attnum > 0 and not attisdropped and attname <> 'keepsSignatures'
      and has_column_privilege('authenticated', attrelid, attnum, 'update')`,
    fault: ['grant update ("publicAdmin") on settings to anon'],
  },
}

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

test.each(Object.entries(RULES))('the schema is free of %s', async (_, { finds, fault }) => {
  expect(await backend.sql(finds)).toEqual([])

  await backend.sql('begin')
  try {
    for (const statement of fault) await backend.sql(statement)
    expect(await backend.sql(finds), 'the fault made on purpose').not.toEqual([])
  } finally {
    await backend.sql('rollback')
  }
})
