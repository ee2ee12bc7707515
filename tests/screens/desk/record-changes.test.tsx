/** Why a record changed, in its entry of the history. */

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { onTestFinished, test } from 'vitest'
import { RecordChanges } from '@/admin/changes/RecordChanges'
import { keptTextOf, readToldPage, type ToldPage } from '@/generator/told-page'
import { realPage } from '../../generator/real-cities'
import { screen, until } from '../site'

const page = readToldPage(keptTextOf(realPage('playas/misoprostol')))

/** Opens the changes of a record with these texts; null for one that is not stored. */
async function open(before: ToldPage | null, after: ToldPage | null): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  client.setQueryData(['page-texts', 'before'], before)
  client.setQueryData(['page-texts', 'after'], after)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => {
    root.unmount()
    document.body.replaceChildren()
  })
  root.render(
    <QueryClientProvider client={client}>
      <RecordChanges before="before" after="after" />
    </QueryClientProvider>,
  )
  const summary = await until(() => screen.getByText('Por qué cambió, y qué palabras'))
  summary.click()
}

test('a change of a record is told from its text before to that after', async () => {
  await open(page, { ...page, province: 'Manabí' })
  await until(() => screen.getByText('cambió la provincia: Guayas → Manabí'))
})

test.each([
  ['before', null, page, /^El texto de antes no está guardado/],
  ['after', page, null, /^El texto de después no está guardado/],
] as const)('where the text %s is not stored, it is said which one', async (_, before, after, said) => {
  await open(before, after)
  await until(() => screen.getByText(said))
})
