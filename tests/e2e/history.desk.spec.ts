import type { Page } from '@playwright/test'
import { expect, test } from './portal'
import { generateOnly, patchRecord, registerBoth, titlesOf } from './records'

/** Of this test alone: the tests share a database. */
const TOWNS = ['cariamanga', 'macara', 'alamor', 'yantzaza', 'quilanga']

test('a generation is one entry of the history, is restored whole, stopped half way and continued, and what somebody changed since stays', async ({
  page,
  request,
  rowsOf,
  expectAccessible,
}) => {
  const before = await registerBoth(request, TOWNS)
  const { titles, areBack } = titlesOf(before, rowsOf)
  await generateOnly(page, TOWNS)
  expect(await areBack()).toBe(0)
  const [touched, ...others] = before
  await patchRecord(request, String(touched?.urlPath), { title: 'Alguien lo cambió después de la generación' })

  await page.goto('/admin/historial?de=generaciones')
  const entry = page.getByRole('listitem').filter({ hasText: '10 páginas escritas' })
  await expect(entry).toHaveCount(1)
  await expect(entry).toContainText('alguien sin sesión')
  await expectAccessible()
  await entry.getByRole('link', { name: 'Ver todos sus cambios' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Generación de páginas' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Cambiado el' })).toHaveCount(10)

  await page.getByRole('button', { name: 'Ver qué se restauraría' }).click()
  const plan = page.getByRole('status', { name: 'Qué se restauraría' })
  await expect(plan).toContainText('9 volverían a decir lo de antes.')
  await expect(plan).toContainText('1 cambió después: queda como está')
  await expectAccessible()

  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Ver qué se restauraría' }).click()
  await expect(other.getByRole('button', { name: 'Restaurar 9 cambios' })).toBeEnabled()

  const writes = await holdWritesAfter(page, 1)
  await page.getByRole('button', { name: 'Restaurar 9 cambios' }).click()
  await expect(page.getByRole('banner')).toContainText('Restaurando: 1 de 9 cambios')
  await writes.someAreHeld()
  await expect(other.getByText(/^Hay una restauración en otra pestaña/)).toBeVisible()
  await page.getByRole('button', { name: 'Detener' }).click()
  writes.letThrough()
  await expect(page.getByRole('heading', { name: 'Restauración detenida' })).toBeVisible()
  await expectAccessible()
  const stopped = await areBack()
  expect(stopped).toBeGreaterThan(0)
  expect(stopped).toBeLessThan(9)
  // Another tab that waited for this one compares again before it goes on.
  await expect(other.getByRole('button', { name: `Restaurar ${9 - stopped} cambio` })).toBeEnabled()
  await other.close()

  await page.getByRole('button', { name: `Continuar: ${9 - stopped} cambio` }).click()
  await expect(page.getByRole('heading', { name: 'Restauración completada' })).toBeVisible()
  await expect(plan).toContainText('Nada vuelve sin que usted lo marque.')
  expect(await areBack()).toBe(others.length)
  expect((await titles()).get(String(touched?.urlPath))).toBe('Alguien lo cambió después de la generación')

  // What somebody changed is restored once an editor has seen it and marked it.
  await page.getByRole('checkbox', { name: /^Restaurar también/ }).check()
  await page.getByRole('button', { name: 'Continuar: 1 cambio que falta' }).click()
  await expect(plan).not.toContainText('cambió después')
  expect(await areBack()).toBe(10)

  // As where the tab was closed in the middle, and the rest was brought back otherwise.
  await leaveInTheMiddle(page)
  await expect(page.getByText(/^Una restauración quedó a medias/)).toBeVisible()
  await page.getByRole('button', { name: 'Ver qué se restauraría' }).click()
  await expect(plan).toContainText('No queda nada por restaurar.')
  await expect(page.getByText(/^Una restauración quedó a medias/)).toBeHidden()

  await page.goto('/admin/historial?de=generaciones')
  const restored = page.getByRole('listitem').filter({ hasText: 'Restauración de lo que se cambió antes' })
  await expect(restored.filter({ hasText: '9 páginas escritas' })).toHaveCount(1)
  await page.getByLabel('Ciudad', { exact: true }).selectOption('Cariamanga')
  await page.getByLabel('Qué', { exact: true }).selectOption('Páginas')
  await expect(page).toHaveURL(/de=paginas&ciudad=cariamanga/)
  await expect(page.getByRole('link', { name: 'Todo lo que se escribió junto con esto' }).first()).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /en Macará/ }),
  ).toHaveCount(0)
})

/** So many writes pass; those after them wait until they are let through, and nothing waits from then on. */
async function holdWritesAfter(page: Page, free: number) {
  const held: (() => void)[] = []
  let left = free
  let isOpen = false
  await page.route('**/rest/v1/generatedPages**', async (route) => {
    if (route.request().method() === 'GET' || isOpen) return route.fallback()
    if (left > 0) left -= 1
    else await new Promise<void>((pass) => held.push(pass))
    await route.fallback()
  })
  return {
    someAreHeld: () => expect.poll(() => held.length).toBeGreaterThan(0),
    letThrough: () => {
      isOpen = true
      for (const one of held) one()
    },
  }
}

/** Leaves the notice of a restoring of what this screen shows, which no tab goes on with, and opens the screen again. */
async function leaveInTheMiddle(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  const notice = { kind: 'restore', phase: 'running', done: 4, total: 9, screen: pathname, at: 1 }
  await page.evaluate((text) => localStorage.setItem('portal-generacion', text), JSON.stringify(notice))
  await page.reload()
}
