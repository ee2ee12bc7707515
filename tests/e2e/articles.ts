/** Checks for an article that is open, beyond the checks for every page. */
import type { Page } from '@playwright/test'
import { expect, expectEmergencyNumber, test } from './portal'

type Article = { path: string; sections: number; also?: (page: Page) => Promise<void> }

export const ARTICLES: readonly Article[] = [
  { path: '/que-es-misoprostol', sections: 6 },
  { path: '/riesgos-y-efectos-secundarios', sections: 6, also: expectWarning },
  { path: '/marco-legal-ec', sections: 6 },
  { path: '/cuidados-y-alertas', sections: 4 },
  { path: '/sobre-nosotros', sections: 4 },
  { path: '/politica-editorial', sections: 5 },
]

export async function expectArticle(page: Page, { path, sections, also }: Article, isMobile: boolean): Promise<void> {
  await also?.(page)
  await test.step('contents, numbered references, review dates', async () => {
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

    await page.locator('#referencias > summary').click()
    await expect(page.locator('.references').getByRole('listitem').first()).toBeVisible()
    await expect(page.getByText(/Texto del/)).toBeVisible()
    await expect(page.getByText(/Próxima revisión/)).toBeVisible()
    await expectEmergencyNumber(page)
  })
}

async function expectWarning(page: Page): Promise<void> {
  await test.step('it begins with the critical warning, and its first link to anywhere else calls 911', async () => {
    // Before it is the path to the home page.
    const phone = page.getByRole('main').locator('a:not([href^="#"], nav a)').first()
    await expect(phone).toHaveAttribute('href', 'tel:911')
    await expect(phone).toContainText('911')
    const box = await phone.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(48)
    for (const level of ['Situación de Emergencia Médica', 'Pida atención hoy', 'Para consultar sin urgencia']) {
      await expect(page.getByRole('main').getByText(level, { exact: true }).first()).toBeVisible()
    }
  })
}
