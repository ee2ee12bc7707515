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
  await test.step('a link to a source opens the list of sources at that source', async () => {
    await page.goto('/que-es-misoprostol')
    const references = page.locator('#referencias')
    await expect(references.getByRole('listitem').first()).toBeHidden()
    const mark = page.getByRole('link', { name: 'Referencia 3' }).first()
    await mark.click()
    await expect(page.locator('#referencia-3')).toBeInViewport()
    await page.goto('/que-es-misoprostol#referencia-2')
    await expect(page.locator('#referencia-2')).toBeInViewport()
  })
}
