/** Checks of parts that open at a press, with scripts and without. */
import type { Page } from '@playwright/test'
import { expect, test } from './portal'

export async function expectChat(page: Page): Promise<void> {
  await test.step('the chat is a round button in the corner, which opens what to know about it, and the neutral message first', async () => {
    await page.goto('/')
    const chat = page.getByRole('complementary', { name: 'Chat' })
    const button = chat.locator('summary')
    expect(await button.boundingBox()).toMatchObject({ width: 48, height: 48 })
    await expect(chat.getByRole('link')).toHaveCount(0)
    await button.click()
    await expect(chat).toContainText('Lunes a viernes, 9:00 AM - 5:00 PM (GMT-5). No atiende emergencias.')
    await expect(chat).toContainText('deja rastro en el teléfono')
    const messages = await chat
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('text')))
    expect(messages[0]).toBe('Hola, quisiera hacer una consulta.')
    expect(messages[1]).toMatch(/orientación médica.*misoprostol\/Cytotec.*ciudad/)
    for (const link of await chat.getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  })
}

export async function expectSources(page: Page): Promise<void> {
  await test.step('a section leads to what its sentences rest on, and from there a fact to its document', async () => {
    await page.goto('/que-es-misoprostol')
    await page.getByRole('link', { name: 'Fuentes de «¿Cómo actúa en el cuerpo?»' }).click()
    await expect(page).toHaveURL(/\/fuentes\/que-es-misoprostol#como-actua$/)
    const part = page.locator('#como-actua')
    await expect(part).toBeInViewport()
    await expect(page.locator('.sources-page details[open]')).toHaveCount(1)
    await part.getByRole('link', { name: 'MedlinePlus' }).first().click()
    await expect(page.locator(':target')).toBeInViewport()
    await expect(page.locator(':target')).toContainText(/(Original|Copia), leíd[oa] el \d+ de /)
  })
}
