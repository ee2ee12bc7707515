import type { Locator } from '@playwright/test'
import { expect, test } from './portal'

test.use({ towns: ['guayaquil', 'loja'] })

for (const [path, choices, address] of [
  [
    '/admin/centros',
    { Provincia: 'Guayas', Tipo: 'hospital', Estado: 'open' },
    'provincia=Guayas&tipo=hospital&estado=open',
  ],
  ['/admin/borradores', { Tipo: 'cytotec', Revisión: 'missing' }, 'tipo=cytotec&revision=pendiente'],
  ['/admin/historial', { Qué: 'page', Quién: 'nobody' }, 'de=paginas&persona=sin-sesion'],
] as const) {
  test(`${path}: choices that come before the first of them is drawn all count`, async ({ page }) => {
    await page.goto(path)
    await chooseAtOnce(page.getByRole('search'), choices)
    await expect(page).toHaveURL(`${path}?${address}`)
    for (const [label, value] of Object.entries(choices))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  })
}

/** Chooses these, by the labels of their fields, and lets nothing be drawn in between. */
function chooseAtOnce(filters: Locator, choices: Readonly<Record<string, string>>): Promise<void> {
  return filters.evaluate((root, wanted) => {
    for (const label of root.querySelectorAll('label')) {
      const value = wanted[label.textContent]
      if (value === undefined || !(label.control instanceof HTMLSelectElement)) continue
      label.control.value = value
      label.control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, choices)
}
