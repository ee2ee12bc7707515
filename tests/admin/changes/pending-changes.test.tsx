import { expect, test } from 'vitest'
import { PendingChanges } from '@/admin/changes/PendingChanges'
import { keptTextOf, readToldPage, type ToldPage } from '@/generator/told-page'
import { realPage } from '../../generator/real-cities'
import { buildRecord } from '../publication/build-record'
import { quietDesk } from '../quiet-desk'

const now = readToldPage(keptTextOf(realPage('playas/misoprostol')))

/** What is said of a record with this text; null for one whose text is not stored. */
function saysOf(recorded: ToldPage | null, awaitsEditor = false): string {
  const { client, says } = quietDesk()
  client.setQueryData(['page-texts', 'a'], recorded)
  return says(<PendingChanges record={{ ...buildRecord('c', 'misoprostol', 'a'), awaitsEditor }} now={now} />)
}

test('what would change in a page is told from what is recorded to what would be written now', () => {
  const words = saysOf({ ...now, province: 'Manabí', title: 'El de antes' })
  expect(words).toContain('cambió la provincia: Manabí → Guayas')
  expect(words).toMatch(/Título .*El de antes/)
})

test('of a record without a stored text it is said why there is nothing to compare', () => {
  expect(saysOf(null, true)).toContain('De lo que registra una visita no se guarda el texto')
  expect(saysOf(null)).toContain('El texto de este registro no está guardado, o su sesión no puede leerlo.')
})
