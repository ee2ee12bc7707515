import type { APIRequestContext, Page } from '@playwright/test'
import { expect, publishableKey, serverAnswer, test } from './portal'

/** Of this test alone: the tests share a database. */
const TOWNS = ['cariamanga', 'macara', 'alamor', 'yantzaza', 'quilanga']

test('a generation is one entry of the history, is restored whole, stopped half way and continued, and what somebody changed since stays', async ({
  page,
  request,
  rowsOf,
  expectAccessible,
}) => {
  const before = (await Promise.all(TOWNS.map((slug) => registerBoth(request, slug)))).flat()
  const titles = async () => {
    const rows = await rowsOf('generatedPages', { urlPath: `in.(${before.map(({ urlPath }) => urlPath).join()})` })
    return new Map(rows.map(({ urlPath, title }) => [String(urlPath), String(title)]))
  }
  const isBack = async () => {
    const now = await titles()
    return before.filter(({ urlPath, title }) => now.get(urlPath) === title).length
  }

  await generateOnly(page)
  expect(await isBack()).toBe(0)
  const [touched, ...others] = before
  await patch(request, String(touched?.urlPath), { title: 'Alguien lo cambió después de la generación' })

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

  const writes = await holdWritesAfter(page, 1)
  await page.getByRole('button', { name: 'Restaurar 9 cambios' }).click()
  await expect(page.getByRole('banner')).toContainText('Restaurando: 1 de 9 cambios')
  await writes.someAreHeld()
  await page.getByRole('button', { name: 'Detener' }).click()
  writes.letThrough()
  await expect(page.getByRole('heading', { name: 'Restauración detenida' })).toBeVisible()
  await expectAccessible()
  const stopped = await isBack()
  expect(stopped).toBeGreaterThan(0)
  expect(stopped).toBeLessThan(9)

  await page.getByRole('button', { name: `Continuar: ${9 - stopped} cambio` }).click()
  await expect(page.getByRole('heading', { name: 'Restauración completada' })).toBeVisible()
  await expect(plan).toContainText('No queda nada por restaurar.')
  expect(await isBack()).toBe(others.length)
  expect((await titles()).get(String(touched?.urlPath))).toBe('Alguien lo cambió después de la generación')

  // What somebody changed is restored once an editor has seen it and marked it.
  await page.getByRole('checkbox', { name: /^Restaurar también/ }).check()
  await page.getByRole('button', { name: 'Continuar: 1 cambio que falta' }).click()
  await expect(plan).not.toContainText('cambió después')
  expect(await isBack()).toBe(10)

  await page.goto('/admin/historial?de=generaciones')
  const restored = page.getByRole('listitem').filter({ hasText: 'Restauración de lo que cambió otra generación' })
  await expect(restored.filter({ hasText: '9 páginas escritas' })).toHaveCount(1)
  await page.getByLabel('Ciudad', { exact: true }).selectOption('Cariamanga')
  await page.getByLabel('Qué', { exact: true }).selectOption('Páginas')
  await expect(page).toHaveURL(/de=paginas&ciudad=cariamanga/)
  await expect(page.getByRole('link', { name: 'La generación de la que es parte' }).first()).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /en Macará/ }),
  ).toHaveCount(0)
})

/** The run of the desk on the towns of this test alone. */
async function generateOnly(page: Page): Promise<void> {
  let isOver = false
  await page.route('**/rest/v1/cities**', async (route) => {
    if (isOver || route.request().method() !== 'GET') return route.fallback()
    const all: { slug: string }[] = await (await serverAnswer(route)).json()
    const rows = all.filter(({ slug }) => TOWNS.includes(slug))
    await route.fulfill({ json: rows, headers: { 'content-range': `0-${rows.length - 1}/${rows.length}` } })
  })
  await page.goto('/admin/generar-ciudades')
  await expect(page.getByText('Mostrando 5 de 5 ciudades')).toBeVisible()
  await page.getByRole('button', { name: 'Generar Todas las Ciudades' }).click()
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect(page.getByRole('heading', { name: 'Generación completada' }).first()).toBeVisible()
  isOver = true
}

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

const headers = () => ({ apikey: publishableKey() })

async function patch(request: APIRequestContext, urlPath: string, data: object): Promise<void> {
  const changed = await request.patch(`/rest/v1/generatedPages?urlPath=eq.${urlPath}`, { headers: headers(), data })
  expect(changed.ok(), await changed.text()).toBe(true)
}

/** What a visit left of both pages of a town, before the desk wrote them. */
async function registerBoth(request: APIRequestContext, slug: string) {
  const address = `/rest/v1/cities?slug=eq.${slug}&select=id,name`
  const [city] = await (await request.get(address, { headers: headers() })).json()
  const records = (['cytotec', 'misoprostol'] as const).map((pageType) => ({
    cityId: city.id,
    pageType,
    urlPath: `/ec/${slug}/${pageType}`,
    title: `${pageType === 'cytotec' ? 'Cytotec (misoprostol)' : 'Misoprostol'} en ${city.name}: lo de antes`,
    metaDescription: 'Una descripción. '.repeat(8).trim(),
    contentHash: 'a'.repeat(32),
    seoScore: 100,
    wordCount: 1300,
    internalLinksCount: 8,
  }))
  const created = await request.post('/rest/v1/generatedPages', { headers: headers(), data: records })
  expect(created.ok(), await created.text()).toBe(true)
  return records
}
