import { expect, expectEmergencyNumber, test } from './portal'

const ARTICLES = [
  { path: '/que-es-misoprostol', sections: 6 },
  { path: '/riesgos-y-efectos-secundarios', sections: 6 },
  { path: '/marco-legal-ec', sections: 6 },
  { path: '/cuidados-y-alertas', sections: 4 },
  { path: '/sobre-nosotros', sections: 4 },
  { path: '/politica-editorial', sections: 5 },
]

for (const { path, sections } of ARTICLES) {
  test(`${path}: contents, numbered references, review dates and disclaimer`, async ({ page, isMobile }) => {
    await page.goto(path)
    const contents = page.getByRole('navigation', { name: /En esta página/ })
    const links = contents.getByRole('link')
    if (isMobile) {
      await expect(links.first()).toBeHidden()
      await contents.locator('summary').click()
    }
    await expect(links.nth(sections - 1)).toBeVisible()

    await links.nth(2).click()
    const hash = await links.nth(2).getAttribute('href')
    await expect(page).toHaveURL(`${path}${hash}`)
    const heading = page.locator(hash ?? 'no hash')
    await expect(heading).toBeInViewport()
    await expect(page.locator(':focus')).toBeInViewport()
    await expect(links.nth(2)).toHaveAttribute('aria-current', /.+/)

    const mark = page.locator('a[href^="#referencia-"]').first()
    const target = (await mark.getAttribute('href')) ?? 'no target'
    await mark.click()
    await expect(page.locator(target)).toBeInViewport()

    await expect(page.getByText(/Texto del/)).toBeVisible()
    await expect(page.getByText(/Próxima revisión/)).toBeVisible()
    await expectEmergencyNumber(page)
  })
}

test('the risks page opens with the critical warning and the call, before any other link of the page', async ({
  page,
}) => {
  await page.goto('/riesgos-y-efectos-secundarios')
  const phone = page.getByRole('main').getByRole('link', { name: /911/ }).first()
  await expect(phone).toHaveAttribute('href', 'tel:911')
  const box = await phone.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(48)
  for (const level of ['Situación de Emergencia Médica', 'Pida atención hoy', 'Para consultar sin urgencia']) {
    await expect(page.getByRole('main').getByText(level, { exact: true }).first()).toBeVisible()
  }
})

test('the reviewers are shown as samples, with no registry number', async ({ page }) => {
  await page.goto('/sobre-nosotros')
  await expect(page.getByText('Perfil de muestra: revisión profesional pendiente').nth(1)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/registro[^.]{0,40}\d{3,}/i)
})

test('the data credits stand on the editorial policy, and the footer leads there', async ({ page }) => {
  await page.goto('/politica-editorial')
  for (const source of ['GeoNames', 'Who’s On First', 'INEC', 'CONALI', 'Wikipedia']) {
    await expect(page.getByRole('main')).toContainText(source)
  }
  await page.goto('/')
  await page.getByRole('contentinfo').locator('a[href^="/politica-editorial"]').last().click()
  await expect(page).toHaveURL(/\/politica-editorial/)
})
