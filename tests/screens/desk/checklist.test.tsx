/** The panel's checklist before the site is provisioned. */
import { beforeEach, test, vi } from 'vitest'
import { expectAccessible } from '../accessible'
import { narrowCities } from '../requests'
import { expect, openSite, passTime, screen, stopClock, until } from '../site'

const site = openSite(['Azuay', 'Loja'])

const CHECKS = ['dns_ok', 'proxy_ok', 'ssl_ok']
const NOTICE = 'Las tres comprobaciones están hechas: el sitio está listo para reprovisión.'

// The panel also judges the pages of every city; two cities keep that short.
beforeEach(() => narrowCities(site.requests, ['cuenca', 'loja']))

/** Returns the three check boxes in their order on the page: the address, the proxy, the certificate. */
async function boxes() {
  const [dns, proxy, tls, ...others] = await until(() =>
    screen.getAllByRole('checkbox', { name: /^Marcar como verificado/ }),
  )
  expect(others).toEqual([])
  if (!dns || !proxy || !tls) throw new Error('not three checks')
  return { dns, proxy, tls }
}

/** Writes to the storage as another tab does. */
function inAnotherTab(key: string, newValue: string): void {
  localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

const ready = () => screen.getByRole('button', { name: 'Listo para reprovisión' })
const notes = () => screen.getByLabelText('Notas')

test('the checklist keeps its three checks and the notes; with all three checks it can be declared ready, and the notice stays for four seconds', async () => {
  site.allowStorage(...CHECKS, 'deployment_notes')
  await site.visit('/admin')
  let { dns, proxy, tls } = await boxes()
  await expectAccessible()
  await site.user.click(dns)
  await site.user.click(proxy)
  expect(ready()).toHaveProperty('disabled', true)
  await site.user.type(notes(), 'Probado el viernes')

  await site.reload()
  ;({ dns, proxy, tls } = await boxes())
  expect(screen.getAllByText('Verificado')).toHaveLength(2)
  expect(dns).toHaveProperty('checked', true)
  expect(tls).toHaveProperty('checked', false)
  expect(notes()).toHaveProperty('value', 'Probado el viernes')
  await site.user.click(tls)
  await site.user.click(proxy)
  expect(CHECKS.map((key) => localStorage.getItem(key))).toEqual(['1', '0', '1'])
  expect(ready()).toHaveProperty('disabled', true)
  await site.user.click(proxy)
  expect(ready()).toHaveProperty('disabled', false)

  stopClock()
  await site.user.click(ready())
  await until(() => screen.getByText(NOTICE))
  await passTime(3_700)
  expect(screen.getByText(NOTICE)).toBeTruthy()
  await passTime(1_000)
  await until(() => expect(screen.queryByText(NOTICE)).toBeNull())
})

test('what another tab notes or marks is taken over, so that the next key typed here does not erase it', async () => {
  site.allowStorage('dns_ok', 'deployment_notes')
  await site.visit('/admin')
  const { dns } = await boxes()
  await until(() => {
    inAnotherTab('dns_ok', '1')
    inAnotherTab('deployment_notes', 'El DNS cambia el lunes')
    expect(notes()).toHaveProperty('value', 'El DNS cambia el lunes')
  })
  expect(dns).toHaveProperty('checked', true)
  await site.user.type(notes(), '.')
  expect(localStorage.getItem('deployment_notes')).toBe('El DNS cambia el lunes.')
})

test('with storage denied the checklist works for this visit and says so', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const denied = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  try {
    await site.visit('/admin')
    const { dns, proxy, tls } = await boxes()
    expect(screen.getByText(/^Este navegador no permite guardar/)).toBeTruthy()
    for (const box of [dns, proxy, tls]) await site.user.click(box)
    await site.user.click(ready())
    await until(() => screen.getByText(/^Las tres comprobaciones están hechas/))
    expect(warned).toHaveBeenCalledWith('Browser storage denied', expect.anything())
  } finally {
    denied.mockRestore()
  }
})
