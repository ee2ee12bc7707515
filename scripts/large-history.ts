import { createHash } from 'node:crypto'
import { PAGE_TYPES } from '../src/generator/generated-content'

/** How many runs there are: one that wrote every page, and then one a week for more than a year. */
const RUNS = 60

/** How many pages a weekly run writes: as many as a correction of some facilities changes. */
const PAGES_OF_A_RUN = 200

/** How many records somebody changed by hand. */
const BY_HAND = 500

/**
 * SQL that gives every page of the cities a record, and the history what a year of work at the desk leaves there: about
 * 16,000 changes.
 */
export const LARGE_HISTORY = `
alter table public.runs disable trigger user;
alter table public."generatedPages" disable trigger "generatedPages_revision";

insert into public."generatedPages"
  ("cityId", "pageType", "urlPath", title, "metaDescription", "contentHash", "seoScore", "wordCount", "internalLinksCount")
select
  id, type, '/ec/' || slug || '/' || type, left(initcap(type) || ' en ' || name || ': riesgos y atención', 60),
  rpad('Qué es, qué riesgos tiene y a qué hospital acudir en ' || name || '.', 140, ' Información médica.'),
  md5('/ec/' || slug || '/' || type), 95, 1300, 9
from public.cities cross join (values ${PAGE_TYPES.map((type) => `('${type}')`).join(', ')}) as types (type);

insert into public.runs (id, "startedAt")
select ('00000000-0000-4000-8000-' || lpad(week::text, 12, '0'))::uuid, now() - week * interval '7 days'
from generate_series(1, ${RUNS}) as week;

insert into public."pageRevisions" ("pageId", "cityId", "pageType", "changedAt", "runId", before, after)
select page.id, page."cityId", page."pageType", run."startedAt" + page.turn * interval '30 ms', run.id, page.before, page.after
from (
  select runs.*, row_number() over (order by "startedAt") as turn from public.runs
) run
cross join lateral (
  select
    pages.id, "cityId", "pageType", row_number() over () as turn, to_jsonb(pages) - '{id,runId}'::text[] as after,
    case when run.turn > 1 then (to_jsonb(pages) - '{id,runId}'::text[]) || '{"wordCount": 1290}' end as before
  from public."generatedPages" pages
  order by md5("urlPath" || run.turn)
  limit case when run.turn = 1 then null else ${PAGES_OF_A_RUN} end
) page;

insert into public."pageRevisions" ("pageId", "cityId", "pageType", "changedAt", before, after)
select
  id, "cityId", "pageType", now() - row_number() over (order by md5("urlPath")) * interval '17 hours',
  (to_jsonb(pages) - '{id,runId}'::text[]) || '{"seoScore": 90}', to_jsonb(pages) - '{id,runId}'::text[]
from public."generatedPages" pages
order by md5("urlPath")
limit ${BY_HAND};

alter table public."generatedPages" enable trigger "generatedPages_revision";
alter table public.runs enable trigger user;
`

/**
 * Returns a `release.json` in which the pages of these cities are as they are recorded, except for the first `waiting`
 * cities, whose pages wait to be published.
 */
export function releaseOf(slugs: readonly string[], waiting: number): string {
  const hashes = slugs.map((slug, index) => [
    slug,
    PAGE_TYPES.map((type) => (index < waiting ? '0'.repeat(32) : hashOf(`/ec/${slug}/${type}`))),
  ])
  const counts = { pages: slugs.length * 3, cities: slugs.length }
  const builtAt = new Date().toISOString()
  return JSON.stringify({ version: 1, builtAt, commit: null, counts, hashes: Object.fromEntries(hashes) })
}

function hashOf(urlPath: string): string {
  return createHash('md5').update(urlPath).digest('hex')
}
