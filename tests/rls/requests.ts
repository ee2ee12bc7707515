/**
 * One request for each table and verb, as a client of the portal would make it, and the rows that must be there
 * beforehand. A request touches exactly one row when it is allowed. None asks for the written row in return: that would
 * need the right to read as well.
 */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@/data/database.types'
import type { Backend } from '../support/backend'
import { SIGNED_IN } from '../support/people'
import type { Table, Verb } from './access-table'
import { cityOf, insertion, type NamedCity, pageOf, placeIn, reviewOf, textRow } from './rows'

type Answer = { error: { code: string } | null; count: number | null; status: number }

type Client = SupabaseClient<Database>
type Requests = Record<Verb, (client: Client) => PromiseLike<Answer>>

/** Returns the rows that the requests are about. After the next `setTheTable` they are others. */
export async function rowsAsked(backend: Backend) {
  const cuenca = await cityOf(backend, 'cuenca')
  const place = await placeIn(backend, 'mira')
  const [review] = await backend.sql<{ id: string }>('select id from "pageReviews"')
  const [run] = await backend.sql<{ id: string }>('select id from runs limit 1')
  const [noted] = await backend.sql<{ id: number }>('select max("revisionId") as id from "facilityNoteRevisions"')
  const [changed] = await backend.sql<{ id: number }>(
    `select max(id) as id from revisions where "tableName" = 'cities'`,
  )
  return {
    cuenca,
    quito: await cityOf(backend, 'quito'),
    place,
    pageChange: await lastOf(backend, 'pageRevisions', cuenca.id),
    cityChange: await lastOf(backend, 'cityRevisions', cuenca.id),
    placeChange: await lastOf(backend, 'facilityRevisions', place.cityId),
    change: Number(changed?.id),
    noteChange: Number(noted?.id),
    reviewId: review?.id ?? '',
    runId: run?.id ?? '',
  }
}

/**
 * Returns the requests for a table. `self` is the id of the person who is signed in; a visitor borrows the stranger's.
 */
export function requestsOf(
  {
    cuenca,
    quito,
    place,
    pageChange,
    cityChange,
    placeChange,
    change,
    noteChange,
    reviewId,
    runId,
  }: Awaited<ReturnType<typeof rowsAsked>>,
  table: Table,
  self: string,
): Requests {
  const counted = { count: 'exact' } as const
  const all: Record<Table, Requests> = {
    cities: {
      select: (client) => client.from('cities').select('*', counted).eq('slug', 'cuenca'),
      insert: (client) => client.from('cities').insert(newCity, counted),
      update: (client) => client.from('cities').update({ province: 'Provincia 1' }, counted).eq('id', cuenca.id),
      delete: (client) => client.from('cities').delete(counted).eq('slug', OLD_CITY.slug),
      upsert: (client) => client.from('cities').upsert({ ...newCity, id: cuenca.id, slug: 'cuenca' }, counted),
    },
    cityRevisions: {
      select: (client) => client.from('cityRevisions').select('*', counted).eq('id', cityChange),
      insert: (client) => client.from('cityRevisions').insert({ cityId: cuenca.id, after: null }, counted),
      update: (client) =>
        client.from('cityRevisions').update({ changedBy: SIGNED_IN.stranger.id }, counted).eq('id', cityChange),
      delete: (client) => client.from('cityRevisions').delete(counted).eq('id', cityChange),
      upsert: (client) => client.from('cityRevisions').upsert({ cityId: cuenca.id }, counted),
    },
    generatedPages: {
      select: (client) => client.from('generatedPages').select('*', counted),
      insert: (client) => client.from('generatedPages').insert(pageOf(quito), counted),
      update: (client) => client.from('generatedPages').update({ title: 'Otro' }, counted).eq('cityId', cuenca.id),
      delete: (client) => client.from('generatedPages').delete(counted).eq('cityId', cuenca.id),
      upsert: (client) =>
        client
          .from('generatedPages')
          .upsert({ ...pageOf(cuenca), seoScore: 90 }, { onConflict: 'cityId,pageType', ...counted }),
    },
    pageRevisions: {
      select: (client) => client.from('pageRevisions').select('*', counted).eq('id', pageChange),
      insert: (client) => client.from('pageRevisions').insert(inventedRevision(cuenca), counted),
      update: (client) =>
        client.from('pageRevisions').update({ changedBy: SIGNED_IN.stranger.id }, counted).eq('id', pageChange),
      delete: (client) => client.from('pageRevisions').delete(counted).eq('id', pageChange),
      upsert: (client) => client.from('pageRevisions').upsert(inventedRevision(cuenca), counted),
    },
    pageTexts: {
      select: (client) => client.from('pageTexts').select('*', counted).eq('contentHash', OLD_TEXT.contentHash),
      // A new text each time, because nobody can delete one.
      insert: (client) => client.from('pageTexts').insert(textRow(crypto.randomUUID()), counted),
      update: (client) =>
        client.from('pageTexts').update({ text: '[]' }, counted).eq('contentHash', OLD_TEXT.contentHash),
      delete: (client) => client.from('pageTexts').delete(counted).eq('contentHash', OLD_TEXT.contentHash),
      upsert: (client) => client.from('pageTexts').upsert(OLD_TEXT, counted),
    },
    pageReviews: {
      select: (client) => client.from('pageReviews').select('*', counted).eq('id', reviewId),
      insert: (client) => client.from('pageReviews').insert(reviewOf(cuenca), counted),
      update: (client) => client.from('pageReviews').update({ note: 'Otra' }, counted).eq('id', reviewId),
      delete: (client) => client.from('pageReviews').delete(counted).eq('id', reviewId),
      upsert: (client) => client.from('pageReviews').upsert({ ...reviewOf(cuenca), id: reviewId }, counted),
    },
    revisions: {
      select: (client) => client.from('revisions').select('*', counted).eq('id', change),
      insert: (client) => client.from('revisions').insert(inventedChange(cuenca), counted),
      update: (client) =>
        client.from('revisions').update({ changedBy: SIGNED_IN.stranger.id }, counted).eq('id', change),
      delete: (client) => client.from('revisions').delete(counted).eq('id', change),
      upsert: (client) => client.from('revisions').upsert(inventedChange(cuenca), counted),
    },
    runs: {
      select: (client) => client.from('runs').select('*', counted).eq('id', runId),
      insert: (client) => client.from('runs').insert({ restoresRun: null }, counted),
      update: (client) => client.from('runs').update({ startedBy: SIGNED_IN.stranger.id }, counted).eq('id', runId),
      delete: (client) => client.from('runs').delete(counted).eq('id', runId),
      upsert: (client) => client.from('runs').upsert({ id: runId }, counted),
    },
    facilities: {
      // Not all columns, because visitors may not read the editors' notes.
      select: (client) => client.from('facilities').select('id, name', counted).eq('id', place.id),
      insert: (client) => client.from('facilities').insert(newFacility(quito.id), counted),
      update: (client) => client.from('facilities').update({ address: 'Otra' }, counted).eq('id', place.id),
      delete: (client) => client.from('facilities').delete(counted).eq('name', OLD_PLACE),
      upsert: (client) => client.from('facilities').upsert({ ...place, address: 'Otra' }, counted),
    },
    facilitySources: {
      select: (client) => client.from('facilitySources').select('*', counted).eq('key', 'msp-rural-2025'),
      insert: (client) => client.from('facilitySources').insert(source('nota-nueva'), counted),
      update: (client) => client.from('facilitySources').update({ year: '2026' }, counted).eq('key', 'nota-vieja'),
      delete: (client) => client.from('facilitySources').delete(counted).eq('key', 'nota-vieja'),
      upsert: (client) => client.from('facilitySources').upsert(source('nota-vieja'), counted),
    },
    facilityRevisions: {
      select: (client) => client.from('facilityRevisions').select('*', counted).eq('id', placeChange),
      insert: (client) => client.from('facilityRevisions').insert(inventedPlaceRevision(place), counted),
      update: (client) =>
        client.from('facilityRevisions').update({ changedBy: SIGNED_IN.stranger.id }, counted).eq('id', placeChange),
      delete: (client) => client.from('facilityRevisions').delete(counted).eq('id', placeChange),
      upsert: (client) => client.from('facilityRevisions').upsert(inventedPlaceRevision(place), counted),
    },
    facilityNotes: {
      select: (client) => client.from('facilityNotes').select('*', counted).eq('facilityId', place.id),
      insert: (client) => client.from('facilityNotes').insert({ facilityId: place.id, note: 'Otra' }, counted),
      update: (client) => client.from('facilityNotes').update({ note: 'Otra' }, counted).eq('facilityId', place.id),
      delete: (client) => client.from('facilityNotes').delete(counted).eq('facilityId', place.id),
      upsert: (client) => client.from('facilityNotes').upsert({ facilityId: place.id, note: 'Otra' }, counted),
    },
    facilityNoteRevisions: {
      select: (client) => client.from('facilityNoteRevisions').select('*', counted).eq('revisionId', noteChange),
      insert: (client) => client.from('facilityNoteRevisions').insert(inventedNote(-noteChange), counted),
      update: (client) =>
        client.from('facilityNoteRevisions').update({ before: null }, counted).eq('revisionId', noteChange),
      delete: (client) => client.from('facilityNoteRevisions').delete(counted).eq('revisionId', noteChange),
      upsert: (client) => client.from('facilityNoteRevisions').upsert(inventedNote(noteChange), counted),
    },
    seoStatus: {
      select: (client) => client.from('seoStatus').select('*', counted).eq('userId', self),
      insert: (client) => client.from('seoStatus').insert({ userId: self }, counted),
      update: (client) => client.from('seoStatus').update({ totalPagesIndexed: 7 }, counted).eq('userId', self),
      delete: (client) => client.from('seoStatus').delete(counted).eq('userId', self),
      upsert: (client) =>
        client.from('seoStatus').upsert({ userId: self, totalPagesIndexed: 7 }, { onConflict: 'userId', ...counted }),
    },
    publications: {
      select: (client) => client.from('publications').select('*', counted),
      insert: (client) => client.from('publications').insert({ state: 'requested' }, counted),
      update: (client) => client.from('publications').update({ said: 'Otra' }, counted).eq('state', 'published'),
      delete: (client) => client.from('publications').delete(counted).eq('state', 'published'),
      upsert: (client) => client.from('publications').upsert({ id: OLD_PUBLICATION, state: 'requested' }, counted),
    },
    releases: {
      select: (client) => client.from('releases').select('*', counted).eq('builtAt', OLD_RELEASE.builtAt),
      insert: (client) => client.from('releases').insert({ ...OLD_RELEASE, builtAt: '2026-11-02T00:00:00Z' }, counted),
      update: (client) => client.from('releases').update({ pages: 9 }, counted).eq('builtAt', OLD_RELEASE.builtAt),
      delete: (client) => client.from('releases').delete(counted).eq('builtAt', OLD_RELEASE.builtAt),
      upsert: (client) => client.from('releases').upsert({ ...OLD_RELEASE, pages: 9 }, counted),
    },
    editors: {
      select: (client) => client.from('editors').select('*', counted).eq('userId', SIGNED_IN.editor.id),
      insert: (client) => client.from('editors').insert({ userId: SIGNED_IN.stranger.id, name: 'Intrusa' }, counted),
      update: (client) => client.from('editors').update({ name: 'Otra' }, counted).eq('userId', SIGNED_IN.editor.id),
      delete: (client) => client.from('editors').delete(counted).eq('userId', SIGNED_IN.editor.id),
      upsert: (client) => client.from('editors').upsert({ userId: self, name: 'Intrusa' }, counted),
    },
    settings: {
      select: (client) => client.from('settings').select('*', counted),
      insert: (client) => client.from('settings').insert({ publicAdmin: true }, counted),
      update: (client) => client.from('settings').update({ publicAdmin: true }, counted).eq('id', true),
      delete: (client) => client.from('settings').delete(counted).eq('id', true),
      upsert: (client) => client.from('settings').upsert({ id: true, publicAdmin: true }, counted),
    },
  }
  return all[table]
}

function inventedRevision(city: NamedCity) {
  const { cityId, ...fields } = pageOf(city)
  const dates = { datePublished: '2001-01-01', dateModified: '2001-01-01' }
  const after = { ...fields, cityId, ...dates, awaitsEditor: false }
  return { pageId: cityId, cityId, pageType: 'cytotec', changedBy: SIGNED_IN.editor.id, after }
}

function inventedChange({ id }: NamedCity) {
  return {
    tableName: 'cities' as const,
    rowId: id,
    cityId: id,
    changedBy: SIGNED_IN.editor.id,
    after: { name: 'Inventada' },
  }
}

function inventedPlaceRevision({ id, cityId }: { id: string; cityId: string }) {
  return { facilityId: id, cityId, changedBy: SIGNED_IN.editor.id, after: { name: 'Inventado' } as never }
}

function inventedNote(revisionId: number) {
  return { revisionId, after: { note: 'Inventada', phone: null, checkedBy: null } }
}

/** Returns a place that the database accepts: a health post, because those do not show in the row of their city. */
function newFacility(cityId: string, name = 'Puesto de Salud Nuevo') {
  return { cityId, name, kind: 'puesto' as const, sources: ['msp-rural-2025'] }
}

const OLD_TEXT = textRow('Un texto guardado')

const OLD_PLACE = 'Puesto de Salud Viejo'

const OLD_PUBLICATION = '5c0a3f9e-0000-4000-8000-0000000000aa'
const OLD_RELEASE = { builtAt: '2026-11-01T00:00:00+00:00', commit: null, pages: 8, hashes: {} }

const source = (key: string) => ({ key, organization: 'Radio Nota', year: '2025' })

async function lastOf(
  backend: Backend,
  table: 'pageRevisions' | 'cityRevisions' | 'facilityRevisions',
  cityId: string,
): Promise<number> {
  const [row] = await backend.sql<{ id: number }>(`select max(id) as id from "${table}" where "cityId" = $1`, [cityId])
  if (!row?.id) throw new Error(`no change is written down in ${table}`)
  return Number(row.id)
}

const newCity = { name: 'Ciudad nueva', slug: 'ciudad-nueva', province: 'Azuay', region: 'Sierra' }
const OLD_CITY = { name: 'Ciudad vieja', slug: 'ciudad-vieja', province: 'Azuay', region: 'Sierra' }

/**
 * Resets the tables for a request with this verb: Cuenca has a record and a history, the signed-in people have a status
 * each (but not before an insert), and only the editor is listed. The rows that an insert would add are not there.
 */
export async function setTheTable(backend: Backend, verb: Verb) {
  const cuenca = await cityOf(backend, 'cuenca')
  // In one call, because this runs some five hundred times.
  await backend.exec(`
    delete from "generatedPages";
    delete from "seoStatus";
    delete from editors;
    delete from cities where slug in ('ciudad-nueva', 'ciudad-vieja');
    delete from facilities where name in ('Puesto de Salud Nuevo', '${OLD_PLACE}');
    update facilities set address = null where address = 'Otra';
    delete from "facilitySources" where organization = 'Radio Nota';
    insert into settings default values on conflict do nothing;
    ${insertion('cities', OLD_CITY)}
    delete from publications;
    delete from releases;
    ${insertion('publications', { id: OLD_PUBLICATION })}
    update publications set state = 'published';
    ${insertion('releases', OLD_RELEASE)}
    ${insertion('editors', { userId: SIGNED_IN.editor.id, name: 'Editora de prueba' })}
    update cities set name = 'Cuenca', province = 'Provincia 2' where slug = 'cuenca';
    update cities set province = 'Azuay' where slug = 'cuenca';
    ${insertion('facilitySources', source('nota-vieja'))}
    ${insertion('facilities', { ...newFacility(cuenca.id, OLD_PLACE), note: 'Una nota' })}
    ${insertion('generatedPages', pageOf(cuenca))}
    ${insertion('pageReviews', reviewOf(cuenca), 'where not exists (select from "pageReviews")')}
    insert into runs select where not exists (select from runs);
    ${insertion('pageTexts', OLD_TEXT, 'on conflict do nothing')}
    ${
      verb === 'insert'
        ? ''
        : Object.values(SIGNED_IN)
            .map(({ id }) => insertion('seoStatus', { userId: id }))
            .join('\n')
    }
  `)
}
