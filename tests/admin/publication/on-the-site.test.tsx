import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { ToGenerate } from '@/admin/generation/plan/ToGenerate'
import { AfterRun } from '@/admin/publication/AfterRun'
import { OnTheSite } from '@/admin/publication/OnTheSite'
import { readersFind } from '@/admin/publication/readers-find'
import { REAL_CITIES } from '../../generator/real-cities'
import { quietDesk } from '../quiet-desk'

const RELEASE = { builtAt: '2026-11-20T12:18:03Z', commit: null, counts: { pages: 673, cities: 222 }, hashes: {} }
const KEYS = {
  release: ['release'],
  records: ['generated-pages', 'all'],
  cities: ['cities', 'with-facilities'],
} satisfies Record<string, QueryKey>

const onTheSite = <OnTheSite />
const afterRun = <AfterRun />

/** A desk that has read only the release and sends no requests. */
function desk() {
  const quiet = quietDesk()
  quiet.client.setQueryData(KEYS.release, { state: 'known', release: RELEASE })
  return quiet
}

describe('the counts of what is on the site and what waits', () => {
  test('say «contando» while the data is loading', () => {
    const { says } = desk()
    expect(says(onTheSite)).toContain(
      'contando las que esperan ; contando las que están por generar ; contando los lugares por confirmar .',
    )
    expect(says(onTheSite)).not.toContain('Reintentar')
    expect(says(afterRun)).toContain('Contando las páginas que esperan publicación…')
  })

  test('say what could not be counted when data fails to load, and offer a retry', async () => {
    const { fail, says } = desk()
    await Promise.all([fail(KEYS.records), fail(KEYS.cities)])
    expect(says(onTheSite)).toContain(
      'no se pudieron contar las que esperan ; no se pudieron contar las que están por generar ; no se pudieron contar los lugares por confirmar . Reintentar',
    )
    expect(says(onTheSite)).toContain('En el sitio: 444 páginas')
    expect(says(afterRun)).toContain('No se pudieron contar las páginas que esperan publicación.')
    expect(says(afterRun)).not.toContain('Contando')
  })

  test('are shown for the data that did load, and the notice disappears once the rest is there', async () => {
    const { client, fail, says } = desk()
    client.setQueryData(KEYS.cities, REAL_CITIES)
    await fail(KEYS.records)
    expect(says(onTheSite)).toMatch(
      /no se pudieron contar las que esperan ; no se pudieron contar las que están por generar ; \d+ lugares por confirmar \. Reintentar/,
    )
    client.setQueryData(KEYS.records, [])
    expect(says(onTheSite)).toMatch(
      /contando las que esperan ; contando las que están por generar ; \d+ lugares por confirmar \.\s*$/,
    )
  })

  test('are announced once, when the last of the three has come or failed', async () => {
    const { client, fail, heard } = desk()
    expect(heard(onTheSite)).toBe('')
    client.setQueryData(KEYS.cities, REAL_CITIES)
    client.setQueryData(KEYS.records, [])
    await fail(['waiting', 'generated', ...readingsOf(client)])
    expect(heard(onTheSite)).toBe('')
    client.setQueryData(['waiting', 'to-generate', ...readingsOf(client)], [])
    expect(heard(onTheSite)).toMatch(
      /^no se pudieron contar las que esperan; 0 páginas por generar; \d+ lugares por confirmar\.$/,
    )
  })

  test('say so too when a comparison fails because its code did not load', async () => {
    const { client, fail, says } = desk()
    client.setQueryData(KEYS.cities, REAL_CITIES)
    client.setQueryData(KEYS.records, [])
    const readAt = readingsOf(client)
    await fail(['waiting', 'generated', ...readAt])
    expect(says(onTheSite)).toMatch(
      /no se pudieron contar las que esperan ; contando las que están por generar ; \d+ lugares por confirmar \. Reintentar/,
    )
  })

  test('stay when the same release is read again: no page is compared again', () => {
    const { client, says } = desk()
    client.setQueryData(KEYS.cities, REAL_CITIES)
    client.setQueryData(KEYS.records, [])
    for (const which of ['generated', 'to-generate']) client.setQueryData(['waiting', which, ...readingsOf(client)], [])
    const nothingWaits = 'los lectores ya ven lo último de cada una'
    expect(says(onTheSite)).toContain(nothingWaits)
    const read = client.getQueryState(KEYS.release)?.dataUpdatedAt ?? 0
    client.setQueryData(KEYS.release, { state: 'known', release: { ...RELEASE } }, { updatedAt: read + 4000 })
    expect(says(onTheSite)).toContain(nothingWaits)
    const next = { ...RELEASE, builtAt: '2026-11-20T12:40:00Z' }
    client.setQueryData(KEYS.release, { state: 'known', release: next })
    expect(says(onTheSite)).toContain('contando las que esperan ; contando las que están por generar ;')
  })

  test('let a run say that readers see its texts only if no page has to be generated again', () => {
    const { client, says } = desk()
    client.setQueryData(KEYS.cities, REAL_CITIES)
    client.setQueryData(KEYS.records, [])
    client.setQueryData(['waiting', 'generated', ...readingsOf(client)], [])
    expect(says(afterRun)).toContain('Contando las páginas que esperan publicación…')
    const changed = [{ city: REAL_CITIES[0], pageType: 'cytotec', isOnSite: true }]
    client.setQueryData(['waiting', 'to-generate', ...readingsOf(client)], changed)
    expect(says(afterRun)).toContain('1 página está por generar: los lectores ven todavía los textos de antes.')
    expect(says(onTheSite)).toContain('0 páginas esperan publicación ; 1 página por generar ;')
    client.setQueryData(['waiting', 'to-generate', ...readingsOf(client)], [])
    expect(says(afterRun)).toContain('los lectores ya ven estos textos')
    client.setQueryData(
      ['waiting', 'generated', ...readingsOf(client)],
      [...changed, { ...changed[0], isOnSite: false }],
    )
    expect(says(afterRun)).toMatch(
      /2 páginas esperan publicación: los lectores ven todavía los textos de antes, y 1 no está todavía en el sitio\./,
    )
    expect(says(onTheSite)).toContain('2 páginas esperan publicación ; 0 páginas por generar ;')
  })

  test('count no place as one to be confirmed once it has closed', () => {
    const { client, says } = desk()
    const [city] = REAL_CITIES.filter(({ facilities }) => facilities.length > 0)
    const [place] = city?.facilities ?? []
    const facilities = (['unconfirmed', 'closed', 'closed'] as const).map((status) => ({
      ...place,
      status,
      confidence: 'weak',
    }))
    client.setQueryData(KEYS.cities, [{ ...city, facilities }])
    expect(says(onTheSite)).toMatch(/; 1 lugar por confirmar \./)
  })
})

test.each([
  ['missing', 'no tiene /release.json'],
  ['other', 'con otra versión del programa'],
  ['broken', 'está dañado. Hasta que se publique otra vez, no dé nada por publicado.'],
  ['unread', /no responde\. Hasta saberlo, no dé nada por publicado\. Reintentar/],
] as const)(
  'where the report of the site is «%s», the desk says so and counts nothing as published',
  async (state, words) => {
    const { client, fail, says } = quietDesk()
    if (state === 'unread') await fail(KEYS.release)
    else client.setQueryData(KEYS.release, { state })
    client.setQueryData(KEYS.cities, REAL_CITIES)
    client.setQueryData(KEYS.records, [])
    expect(says(onTheSite)).toMatch(words)
    expect(says(afterRun)).toContain('No se sabe qué hay en el sitio: generar no lo cambia.')
  },
)

test('a page that the site does not have yet is not said to show readers an earlier text', () => {
  const found = (...onSite: boolean[]) => readersFind(onSite.map((isOnSite) => ({ isOnSite })))
  expect(found(true, true)).toBe('los lectores ven todavía los textos de antes')
  expect(found(false)).toBe('todavía no está en el sitio')
  expect(found(false, false)).toBe('todavía no están en el sitio')
  expect(found(true, false)).toBe('los lectores ven todavía los textos de antes, y 1 no está todavía en el sitio')
  expect(found(true, false, false)).toMatch(/antes, y 2 no están todavía en el sitio$/)
})

test('a generator says how many «Completado» pages are not up to date, and nothing when all are', () => {
  const { client, says } = desk()
  client.setQueryData(KEYS.cities, REAL_CITIES)
  client.setQueryData(KEYS.records, [])
  const toGenerate = (recorded: number) => <ToGenerate counts={{ recorded, pages: 444 }} hasStatuses />
  expect(says(toGenerate(0))).toBe('')
  const changed = [{ city: REAL_CITIES[0], name: '', pageType: 'cytotec', isOnSite: true }]
  client.setQueryData(['waiting', 'to-generate', ...readingsOf(client)], changed)
  expect(says(toGenerate(444))).toMatch(/1 página está por generar: .* «Completado» quiere decir aquí/)
  client.setQueryData(['waiting', 'to-generate', ...readingsOf(client)], [])
  expect(says(toGenerate(444))).toBe('')
  client.setQueryData(['waiting', 'generated', ...readingsOf(client)], changed)
  expect(says(toGenerate(0))).toBe('')
  client.setQueryData(['waiting', 'generated', ...readingsOf(client)], [])
  // Without records, nobody is to believe that readers miss these pages.
  expect(says(toGenerate(0))).toContain('Los lectores ya ven lo último de cada página.')
})

/** The part of a query key that identifies the data compared: the release, and when records and cities were read. */
function readingsOf(client: QueryClient) {
  return [RELEASE.builtAt, ...[KEYS.records, KEYS.cities].map((key) => client.getQueryState(key)?.dataUpdatedAt)]
}
