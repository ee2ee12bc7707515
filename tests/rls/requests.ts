/**
 * One request per table and verb, as a client of the portal would make it, and what must stand in the table beforehand.
 * Each touches exactly one row when it is allowed. Nothing is asked back: the right to read must not stand in for the other.
 */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@/data/database.types'
import type { Backend } from '../support/backend'
import { SIGNED_IN } from '../support/people'
import { cityOf, insertAsOwner, pageOf, placeIn } from './rows'

export const VERBS = ['select', 'insert', 'update', 'delete', 'upsert'] as const
export type Verb = (typeof VERBS)[number]
export type Table = keyof Database['public']['Tables']
type Answer = { error: { code: string } | null; count: number | null; status: number }

type Client = SupabaseClient<Database>
type Requests = Record<Verb, (client: Client) => PromiseLike<Answer>>

/** `self` is the id that a signed-in person has; a visitor borrows the stranger's. */
export async function requestsOf(backend: Backend, table: Table, self: string): Promise<Requests> {
  const cuenca = await cityOf(backend, 'cuenca')
  const quito = await cityOf(backend, 'quito')
  const place = await placeIn(backend, 'mira')
  const counted = { count: 'exact' } as const
  const all: Record<Table, Requests> = {
    cities: {
      select: (client) => client.from('cities').select('*', counted).eq('slug', 'cuenca'),
      insert: (client) => client.from('cities').insert(newCity, counted),
      update: (client) => client.from('cities').update({ province: 'Provincia 1' }, counted).eq('id', cuenca.id),
      delete: (client) => client.from('cities').delete(counted).eq('id', cuenca.id),
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
          .upsert({ ...pageOf(cuenca), title: 'Otro' }, { onConflict: 'cityId,pageType', ...counted }),
    },
    pageRevisions: {
      select: (client) => client.from('pageRevisions').select('*', counted).eq('cityId', cuenca.id),
      insert: (client) => client.from('pageRevisions').insert(inventedRevision(cuenca.id), counted),
      update: (client) =>
        client.from('pageRevisions').update({ changedBy: SIGNED_IN.stranger.id }, counted).eq('cityId', cuenca.id),
      delete: (client) => client.from('pageRevisions').delete(counted).eq('cityId', cuenca.id),
      upsert: (client) => client.from('pageRevisions').upsert(inventedRevision(cuenca.id), counted),
    },
    facilities: {
      // Not all columns: what editors note is not for visitors.
      select: (client) => client.from('facilities').select('id, name', counted).eq('id', place.id),
      insert: (client) => client.from('facilities').insert(newPlace(quito.id), counted),
      update: (client) => client.from('facilities').update({ address: 'Otra' }, counted).eq('id', place.id),
      delete: (client) => client.from('facilities').delete(counted).eq('id', place.id),
      upsert: (client) => client.from('facilities').upsert({ ...place, address: 'Otra' }, counted),
    },
    facilitySources: {
      select: (client) => client.from('facilitySources').select('*', counted).eq('key', 'msp-rural-2025'),
      insert: (client) => client.from('facilitySources').insert(NEW_SOURCE, counted),
      update: (client) => client.from('facilitySources').update({ year: '2026' }, counted).eq('key', 'msp-rural-2025'),
      delete: (client) => client.from('facilitySources').delete(counted).eq('key', 'msp-rural-2025'),
      upsert: (client) => client.from('facilitySources').upsert({ ...NEW_SOURCE, key: 'msp-rural-2025' }, counted),
    },
    facilityRevisions: {
      select: (client) => client.from('facilityRevisions').select('*', counted).eq('facilityId', place.id),
      insert: (client) => client.from('facilityRevisions').insert(inventedPlaceRevision(place), counted),
      update: (client) =>
        client
          .from('facilityRevisions')
          .update({ changedBy: SIGNED_IN.stranger.id }, counted)
          .eq('facilityId', place.id),
      delete: (client) => client.from('facilityRevisions').delete(counted).eq('facilityId', place.id),
      upsert: (client) => client.from('facilityRevisions').upsert(inventedPlaceRevision(place), counted),
    },
    seoStatus: {
      select: (client) => client.from('seoStatus').select('*', counted),
      insert: (client) => client.from('seoStatus').insert({ userId: self }, counted),
      update: (client) => client.from('seoStatus').update({ totalPagesIndexed: 7 }, counted).eq('userId', self),
      delete: (client) => client.from('seoStatus').delete(counted).eq('userId', self),
      upsert: (client) =>
        client.from('seoStatus').upsert({ userId: self, totalPagesIndexed: 7 }, { onConflict: 'userId', ...counted }),
    },
    editors: {
      select: (client) => client.from('editors').select('*', counted),
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

function inventedRevision(cityId: string) {
  const { cityId: _, ...fields } = pageOf({ id: cityId, slug: 'cuenca' })
  const after = { ...fields, cityId, datePublished: '2001-01-01', dateModified: '2001-01-01' }
  return { pageId: cityId, cityId, pageType: 'cytotec', changedBy: SIGNED_IN.editor.id, after }
}

function inventedPlaceRevision({ id, cityId }: { id: string; cityId: string }) {
  return { facilityId: id, cityId, changedBy: SIGNED_IN.editor.id, after: { name: 'Inventado' } as never }
}

/** A place that the database accepts; a post, of which the row of its city says nothing. */
function newPlace(cityId: string) {
  return { cityId, name: 'Puesto de Salud Nuevo', kind: 'puesto' as const, sources: ['msp-rural-2025'] }
}

const NEW_SOURCE = { key: 'nota-nueva', organization: 'Nota nueva', year: '2026' }

const newCity = { name: 'Ciudad nueva', slug: 'ciudad-nueva', province: 'Azuay', region: 'Sierra' }

/** Cuenca has a record, the signed-in people have a status of theirs; an insert finds its place free. */
export async function setTheTable(backend: Backend, verb: Verb) {
  await backend.sql('delete from "generatedPages"')
  await backend.sql('delete from "seoStatus"')
  await backend.sql(`delete from cities where slug = 'ciudad-nueva'`)
  await backend.sql(`update cities set name = 'Cuenca', province = 'Azuay' where slug = 'cuenca'`)
  await backend.sql(`delete from facilities where name = 'Puesto de Salud Nuevo'`)
  await backend.sql(`update facilities set address = null where address = 'Otra'`)
  await backend.sql(`delete from "facilitySources" where key = 'nota-nueva'`)
  await insertAsOwner(backend, 'generatedPages', pageOf(await cityOf(backend, 'cuenca')))
  if (verb === 'insert') return
  for (const { id } of Object.values(SIGNED_IN)) await insertAsOwner(backend, 'seoStatus', { userId: id })
}
