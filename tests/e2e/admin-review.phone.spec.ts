import { deskPaths } from '@/admin/desk/desk-paths'
import { SESSION, signIn } from './desk'
import { expect, test } from './portal'

const PARTS = 10
const MOST_ACTS = 25

test('a reviewer with a phone signs ten parts in a few taps, and an asked change counts as answered', async ({
  page,
  allowStorage,
}) => {
  allowStorage(SESSION)
  await page.goto(deskPaths.review)
  await signIn(page, 'reviewer')
  const left = page.getByRole('heading', { name: /^Le faltan \d+ de \d+ partes$/ })
  const countLeft = async () => Number(/\d+/.exec(await left.innerText())?.[0])
  const before = await countLeft()

  let acts = 0
  const tap = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    acts += 1
    await page.getByRole(role, { name }).first().tap()
  }
  await tap('Señales de alarma', 'link')
  for (let signed = 0; signed < PARTS - 1; signed += 1) {
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    await tap('Está correcto')
    // The next part comes by itself, from its beginning.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  }
  await tap('Pedir un cambio')
  acts += 1
  await page.getByLabel('Qué hay que cambiar, y por qué').fill('Falta una fuente más nueva.')
  await tap('Enviar el pedido')
  await expect(page.getByText('Su pedido llegó a los editores.')).toBeVisible()
  expect(acts).toBeLessThanOrEqual(MOST_ACTS)

  await page.goto(deskPaths.review)
  await expect(left).toBeVisible()
  expect(await countLeft()).toBe(before - PARTS)
})
