import type { ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { stubSettings } from '../../visitor/render-page'
import { buildRecord } from '../publication/build-record'
import { quietDesk } from '../quiet-desk'

const ticked = { text: '', isChecked: false, check: () => {}, isKept: true }
let Facts: () => ReactNode

beforeAll(async () => {
  stubSettings()
  const { useReadiness } = await import('@/admin/deployment/use-readiness')
  const { ReadinessFacts } = await import('@/admin/deployment/ReadinessFacts')
  Facts = () => (
    <ReadinessFacts
      facts={useReadiness({ physician: true, lawyer: false })}
      physician={{ ...ticked, isChecked: true }}
      lawyer={ticked}
    />
  )
})

test('what the desk has not read yet is not called met', () => {
  const { says } = quietDesk()
  expect(says(<Facts />)).toContain('Falta, o no se sabe: 9 de 12.')
  expect(says(<Facts />)).toContain('Sin datos Los lugares están confirmados')
})

test('the panel says who read the texts, how many records await an editor, and what a stranger may do', () => {
  const { client, says } = quietDesk()
  const records = [true, true, false].map((awaitsEditor) => ({ ...buildRecord('c', 'cytotec', 'a'), awaitsEditor }))
  client.setQueryData(['generated-pages', 'all'], records)
  client.setQueryData(['session'], { user: null, isEditor: false, mayEdit: true, publicAdmin: true })
  client.setQueryData(['sign-ups'], true)
  const words = says(<Facts />)
  expect(words).toContain('Sí Un profesional de la salud leyó los textos')
  expect(words).toContain('Falta Un abogado o una abogada leyó el marco legal')
  expect(words).toContain('2 registros de visitas que ningún editor guardó.')
  expect(words).toContain('Está abierta a todos.')
  expect(words).toContain('Cualquiera puede crearse una')
})

test('pages that wait, pages to generate, pages without a review and places to confirm are each counted as such', () => {
  const { client, says } = quietDesk()
  const builtAt = '2026-11-20T12:18:03Z'
  const release = { builtAt, commit: null, counts: { pages: 231, cities: 1 }, hashes: { cuenca: ['a', 'b'] } }
  client.setQueryData(['release'], { state: 'known', release })
  client.setQueryData(['generated-pages', 'all'], [])
  const facilities = Array.from({ length: 4 }, () => ({ confidence: 'weak', status: 'open' }))
  client.setQueryData(['cities', 'with-facilities'], [{ facilities }])
  const readAt = [['generated-pages', 'all'] as const, ['cities', 'with-facilities'] as const].map(
    (key) => client.getQueryState(key)?.dataUpdatedAt,
  )
  client.setQueryData(['waiting', 'generated', builtAt, ...readAt], [1, 2, 3])
  client.setQueryData(['waiting', 'to-generate', builtAt, ...readAt], [1, 2])
  client.setQueryData(['session'], { user: { id: 'e', email: '' }, isEditor: true, mayEdit: true, publicAdmin: false })
  const words = says(<Facts />)
  expect(words).toContain('3 páginas esperan.')
  expect(words).toContain('2 páginas por generar.')
  expect(words).toContain('4 lugares por confirmar.')
  expect(words).toContain('Sin datos Alguien revisó cada página publicada')

  client.setQueryData(['page-reviews'], [{ contentHash: 'a' }])
  client.setQueryData(['revisions', 'unsigned'], new Set())
  expect(says(<Facts />)).toContain('1 página publicada cuyo texto nadie marcó como revisado.')
})
