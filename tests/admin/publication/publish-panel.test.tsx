import { expect, test } from 'vitest'
import { PublishPanel } from '@/admin/publication/PublishPanel'
import { quietDesk } from '../quiet-desk'

/** What the panel says of one request that an editor made a minute ago, and that is in this state. */
function saysOf(state: Record<string, unknown>): string {
  const { client, says } = quietDesk()
  const at = new Date(Date.now() - 60_000).toISOString()
  const request = { id: '1', requestedAt: at, changedAt: at, requestedBy: 'ana', hook: 'none', said: null, ...state }
  client.setQueryData(['session'], {
    user: { id: 'ana', email: '' },
    isEditor: true,
    mayEdit: true,
    publicAdmin: false,
  })
  client.setQueryData(['publications'], [request])
  return says(<PublishPanel />)
}

test('a publication that failed is not said to be on the site, and its reason is told', () => {
  const words = saysOf({ state: 'failed', said: 'No queda espacio.' })
  expect(words).toContain('La última publicación falló: el sitio sigue como estaba.')
  expect(words).toMatch(/Falló .*, usted No queda espacio\./)
})

test('a publication of which the host could not be told is not said to have been announced', () => {
  expect(saysOf({ state: 'requested', hook: 'called' })).toContain('se avisó al alojamiento, y todavía no responde')
  expect(saysOf({ state: 'requested', hook: 'failed' })).toContain('no se pudo avisar al alojamiento')
  expect(saysOf({ state: 'requested', requestedBy: 'luz' })).toMatch(
    /espera a quien construye.*otra persona de la lista/,
  )
})

test('requests that cannot be read are not shown as none, and can be read again', async () => {
  const { client, fail, says } = quietDesk()
  await fail(['publications'])
  expect(says(<PublishPanel />)).toMatch(/No se pudo leer qué se pidió .* Lo pedido no se pierde; .* Reintentar/)
  client.setQueryData(['publications'], [])
  expect(says(<PublishPanel />)).not.toContain('No se pudo leer')
})
