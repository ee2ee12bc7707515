import { citySlug, displayName } from '@/cities/city-name'
import { ALARM_SIGNS } from '@/generator/material/alarm-signs'
import { realCities } from '../cities/build-city'
import { drawInMachineFont, drawInOwnFont } from './own-font'
import { expect, settled, test } from './portal'

const bySize = realCities().toSorted((a, b) => b.facilities.length - a.facilities.length)
const byName = bySize.toSorted((a, b) => displayName(b).length - displayName(a).length)

test('the page of a town prints one sheet of A4 for a wall, which names no medicine', async ({ page }) => {
  for (const city of [bySize.at(0), bySize.at(-1), byName.at(0)])
    await test.step(city?.name ?? '', async () => {
      await page.goto(`/ec/${city && citySlug(city)}`)
      await settled(page)
      await drawInOwnFont(page)
      const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      await drawInMachineFont(page)

      await page.emulateMedia({ media: 'print' })
      const paper = await page.locator('body').innerText()
      for (const { text } of ALARM_SIGNS.emergency) expect(paper).toContain(text)
      for (const text of [
        'Llamar 911',
        `Dónde acudir en ${city && displayName(city)}`,
        'No pueden negarle la atención',
      ])
        expect(paper).toContain(text)
      expect(paper).not.toMatch(/misoprostol|cytotec/i)
      await page.emulateMedia({ media: null })
    })
})

test('the button of the sheet opens the browser’s print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto('/ec/cuenca')
  await page.getByRole('button', { name: 'Imprimir una hoja para la pared' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
})
