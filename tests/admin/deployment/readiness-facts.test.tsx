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
