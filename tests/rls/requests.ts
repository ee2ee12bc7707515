/**
 * One request for each table and verb, as a client of the portal would make it, and the rows that must be there
 * beforehand. A request touches exactly one row when it is allowed. None asks for the written row in return: that would
 * need the right to read as well.
 */
import { createHash } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@/data/database.types'
import type { Backend } from '../support/backend'
import { REVIEWER, SIGNED_IN } from '../support/people'
import type { Table, Verb } from './access-table'
import { cityOf, insertion, type NamedCity, pageOf, placeIn } from './rows'

type Answer = { error: { code: string } | null; count: number | null; status: number }

type Client = SupabaseClient<Database>
type Requests = Record<Verb, (client: Client) => PromiseLike<Answer>>

/** Returns the rows that the requests are about. After the next `setTheTable` they are others. */
export async function rowsAsked(backend: Backend) {
  const cuenca = await cityOf(backend, 'cuenca')
  const place = await placeIn(backend, 'mira')
  const [changed] = await backend.sql<{ id: number }>(
    `select max(id) as id from revisions where "tableName" = 'cities'`,
  )
  const [wish] = await backend.sql<{ id: number }>(`select id from reviews where verdict = 'pide cambio'`)
  return {
    cuenca,
    quito: await cityOf(backend, 'quito'),
    place,
    change: Number(changed?.id),
    wish: Number(wish?.id),
  }
}

/**
 * Returns the requests for a table. `self` is the id of the person who is signed in; a visitor borrows the stranger's.
 */
export function requestsOf(
  { cuenca, quito, place, change, wish }: Awaited<ReturnType<typeof rowsAsked>>,
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
    revisions: {
      select: (client) => client.from('revisions').select('*', counted).eq('id', change),
      insert: (client) => client.from('revisions').insert(inventedChange(cuenca), counted),
      update: (client) =>
        client.from('revisions').update({ changedBy: SIGNED_IN.stranger.id }, counted).eq('id', change),
      delete: (client) => client.from('revisions').delete(counted).eq('id', change),
      upsert: (client) => client.from('revisions').upsert(inventedChange(cuenca), counted),
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
    facilityNotes: {
      select: (client) => client.from('facilityNotes').select('*', counted).eq('facilityId', place.id),
      insert: (client) => client.from('facilityNotes').insert({ facilityId: place.id, note: 'Otra' }, counted),
      update: (client) => client.from('facilityNotes').update({ note: 'Otra' }, counted).eq('facilityId', place.id),
      delete: (client) => client.from('facilityNotes').delete(counted).eq('facilityId', place.id),
      upsert: (client) => client.from('facilityNotes').upsert({ facilityId: place.id, note: 'Otra' }, counted),
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
    reviewers: {
      select: (client) => client.from('reviewers').select('*', counted).eq('id', REVIEWER.id),
      insert: (client) => client.from('reviewers').insert(NEW_REVIEWER, counted),
      update: (client) => client.from('reviewers').update({ years: 13 }, counted).eq('id', REVIEWER.id),
      delete: (client) => client.from('reviewers').delete(counted).eq('id', OLD_REVIEWER),
      upsert: (client) => client.from('reviewers').upsert({ ...NEW_REVIEWER, id: OLD_REVIEWER }, counted),
    },
    namedReviewers: {
      select: (client) => client.from('namedReviewers').select('*', counted).eq('id', REVIEWER.id),
      insert: (client) => client.from('namedReviewers').insert(NAMED, counted),
      update: (client) => client.from('namedReviewers').update({ years: 13 }, counted).eq('id', REVIEWER.id),
      delete: (client) => client.from('namedReviewers').delete(counted).eq('id', REVIEWER.id),
      upsert: (client) => client.from('namedReviewers').upsert(NAMED, counted),
    },
    reviews: {
      select: (client) => client.from('reviews').select('*', counted).eq('id', wish),
      insert: (client) => client.from('reviews').insert(SIGNATURE, counted),
      update: (client) => client.from('reviews').update({ verdict: 'correcto' }, counted).eq('id', wish),
      delete: (client) => client.from('reviews').delete(counted).eq('id', wish),
      // Of other words: where everything is granted, a row that is new would be a signature like any other.
      upsert: (client) => client.from('reviews').upsert({ ...SIGNATURE, hash: 'ffffffffffffffff' }, counted),
    },
    reviewNotes: {
      select: (client) => client.from('reviewNotes').select('*', counted).eq('review', wish),
      insert: (client) => client.from('reviewNotes').insert({ review: wish, note: 'Otra' }, counted),
      update: (client) => client.from('reviewNotes').update({ note: 'Otra' }, counted).eq('review', wish),
      delete: (client) => client.from('reviewNotes').delete(counted).eq('review', wish),
      upsert: (client) => client.from('reviewNotes').upsert({ review: wish, note: 'Otra' }, counted),
    },
  }
  return all[table]
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

/** Returns a place that the database accepts: a health post, because those do not show in the row of their city. */
function newFacility(cityId: string, name = 'Puesto de Salud Nuevo') {
  return { cityId, name, kind: 'puesto' as const, sources: ['msp-rural-2025'] }
}

const OLD_PLACE = 'Puesto de Salud Viejo'

const OLD_PUBLICATION = '5c0a3f9e-0000-4000-8000-0000000000aa'

const source = (key: string) => ({ key, organization: 'Radio Nota', year: '2025' })

const newCity = { name: 'Ciudad nueva', slug: 'ciudad-nueva', province: 'Azuay', region: 'Sierra' }
const OLD_CITY = { name: 'Ciudad vieja', slug: 'ciudad-vieja', province: 'Azuay', region: 'Sierra' }

const NEW_REVIEWER = { name: 'Otra de Prueba', title: 'Abg.', profession: 'Abogada', field: 'legal' as const }
/** The reviewer as visitors are shown them. */
const { consentOn: _, consentHow: __, userId: ___, ...shown } = REVIEWER
const NAMED = { ...shown, affiliation: null, active: true }
const OLD_REVIEWER = '5c0a3f9e-0000-4000-8000-0000000000f2'

const WORDS = '[["Señales","Un desmayo."]]'

/** A signature of the reviewer, for words that are there. */
export const SIGNATURE = {
  part: 'comun/senales-de-alarma',
  hash: createHash('sha256').update(WORDS).digest('hex').slice(0, 16),
  words: WORDS,
  reviewer: REVIEWER.id,
  verdict: 'correcto' as const,
}

/** What the history of reviews holds before a request: a wish with its note. Nobody but a reviewer can sign it. */
export const A_WISH = `
  set session_replication_role = replica;
  with wish as (
    insert into reviews (part, hash, words, reviewer, verdict)
    select '${SIGNATURE.part}', '${SIGNATURE.hash}', '${WORDS}', '${REVIEWER.id}', 'pide cambio'
    where not exists (select from reviews where verdict = 'pide cambio') returning id
  )
  insert into "reviewNotes" (review, note) select id, 'Falta un dato.' from wish;
  set session_replication_role = origin;
  update settings set "partHashes" = '{"${SIGNATURE.part}": "${SIGNATURE.hash}"}';
`

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
    insert into "facilityNotes" ("facilityId") select id from facilities on conflict do nothing;
    delete from "facilitySources" where organization = 'Radio Nota';
    insert into settings default values on conflict do nothing;
    ${A_WISH}
    delete from reviewers where id <> '${REVIEWER.id}';
    update reviewers set years = 12;
    ${insertion('reviewers', { ...NEW_REVIEWER, id: OLD_REVIEWER, active: true })}
    ${insertion('cities', OLD_CITY)}
    delete from publications;
    ${insertion('publications', { id: OLD_PUBLICATION })}
    update publications set state = 'published';
    ${insertion('editors', { userId: SIGNED_IN.editor.id, name: 'Editora de prueba' })}
    update cities set name = 'Cuenca', province = 'Provincia 2' where slug = 'cuenca';
    update cities set province = 'Azuay' where slug = 'cuenca';
    ${insertion('facilitySources', source('nota-vieja'))}
    ${insertion('facilities', newFacility(cuenca.id, OLD_PLACE))}
    ${insertion('generatedPages', pageOf(cuenca))}
    ${
      verb === 'insert'
        ? ''
        : Object.values(SIGNED_IN)
            .map(({ id }) => insertion('seoStatus', { userId: id }))
            .join('\n')
    }
  `)
}
