import type { Page } from '@playwright/test'
import { CITIES_FILE } from '@/paths'
import { answer, expect } from '../e2e/portal'
import { PUBLIC_PAGES } from '../e2e/public-pages'
import { TOWN_COUNT } from '../support/town-count'
import type { State } from './state'

/** States of built pages, and what a visitor may do on them. */
export const BUILT: State[] = [
  ...[
    ...PUBLIC_PAGES,
    '/ec/azuay',
    '/ec/cuenca',
    '/ec/loja',
    '/ec/quito/cytotec',
    '/ec/chordeleg/misoprostol',
    '/sin-conexion',
    '/search',
    '/search?q=cuenca',
    '/search?q=xyzw',
  ].map((path) => ({ name: path, path })),
  { name: 'an address that does not exist', path: '/no-existe', errors: [/404/] },
  {
    name: 'the menu with its suggestions open',
    path: '/sobre-nosotros',
    open: async (page, isPhone) => {
      if (isPhone) await page.getByRole('button', { name: 'Menú' }).click()
      await page.getByPlaceholder('Buscar ciudad...').pressSequentially('cue')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'home, cities found',
    path: '/',
    open: async (page) => {
      await search(page, 'Buscar ciudad o provincia...', 'cuen')
      await expect(page.getByText(/resultados? para "cuen"/).first()).toBeVisible()
    },
  },
  {
    name: 'home, no city found',
    path: '/',
    open: async (page) => {
      await search(page, 'Buscar ciudad o provincia...', 'xyzw')
      await expect(page.getByText(/para "xyzw"/).first()).toBeVisible()
    },
  },
  {
    name: 'the directory, no city found',
    path: '/ec',
    open: async (page) => {
      await search(page, 'Buscar ciudad o provincia...', 'xyzw')
      await expect(page.getByText(/para "xyzw"/).first()).toBeVisible()
    },
  },
  {
    name: 'the directory, cities that do not come',
    path: '/ec',
    prepare: withoutCities,
    errors: [/Error loading cities/, /Failed to load resource/],
    open: async (page) => {
      await search(page, 'Buscar ciudad o provincia...', 'gir')
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible({ timeout: 30_000 })
    },
  },
  {
    name: 'near a town',
    path: '/cerca',
    open: async (page) => {
      await lookNear(page, 'Chordeleg')
      await expect(page.getByRole('heading', { name: /de cualquier tipo$/ })).toBeVisible()
    },
  },
  {
    name: 'near one of two towns with one name',
    path: '/cerca',
    open: async (page) => {
      await lookNear(page, 'Olmedo')
      await expect(page.getByRole('heading', { name: '¿Cuál es el lugar?' })).toBeVisible()
    },
  },
  {
    name: 'near nowhere: the list of places does not come',
    path: '/cerca',
    prepare: async (page) => void (await page.route('**/lugares.json*', (route) => route.abort())),
    errors: [/Failed to load resource/],
    open: async (page) => {
      await lookNear(page, 'Loja')
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
    },
  },
  {
    name: 'resources, every city',
    path: '/recursos-oficiales',
    open: async (page) => {
      await page.locator('#recursos-guayas > summary').click()
      await expect(page.locator('[id^="ciudad-"]')).toHaveCount(TOWN_COUNT)
    },
  },
  {
    name: 'resources, one city',
    path: '/recursos-oficiales',
    open: async (page) => {
      await search(page, 'Buscar recursos por ciudad o provincia...', 'tulcan')
      await expect(page.getByText(/para "tulcan"/).first()).toBeVisible()
    },
  },
]

/** States of pages that the visitor keeps on the phone. They need the service worker. */
export const KEPT: State[] = [
  { name: 'a page kept on this phone', path: '/ec/quito/cytotec', open: keep },
  {
    name: 'the pages kept on this phone',
    path: '/ec/quito/cytotec',
    open: async (page) => {
      await keep(page)
      await page.goto('/sin-conexion')
      await expect(page.locator('[data-saved-list]').getByRole('button').first()).toBeVisible()
    },
  },
]

/** States of pages that have no built file and are written in the browser. */
export const WRITTEN: State[] = [
  { name: 'a city page, written here', path: '/ec/quito/misoprostol', open: article },
  {
    name: 'a city page on its way',
    path: '/ec/quito/cytotec',
    prepare: (page) => answer(page, 'cities', 'hang'),
    open: (page) => expect(page.getByText('Cargando información médica...')).toBeVisible(),
  },
  {
    name: 'a city page being written',
    path: '/ec/quito/cytotec',
    prepare: (page) => answer(page, 'generatedPages', 'hang'),
    open: (page) => expect(page.getByText('Generando contenido médico para Quito...')).toBeVisible(),
  },
  {
    name: 'a city page whose record cannot be saved',
    path: '/ec/chordeleg/misoprostol',
    prepare: (page) => answer(page, 'generatedPages', { status: 500 }),
    errors: [/Error storing generated page/, /Failed to load resource/],
    open: (page) =>
      expect(page.getByRole('heading', { name: 'Generando contenido médico' })).toBeVisible({ timeout: 30_000 }),
  },
  {
    name: 'a city that cannot be looked up',
    path: '/ec/quito/cytotec',
    prepare: (page) => answer(page, 'cities', { status: 500 }),
    errors: [/Error (looking up city|loading cities)/, /Failed to load resource/],
    open: (page) =>
      expect(page.getByRole('heading', { name: 'No pudimos cargar esta ciudad' })).toBeVisible({ timeout: 30_000 }),
  },
  {
    name: 'a city that does not exist',
    path: '/ec/ciudad-gotica/cytotec',
    open: (page) => expect(page.getByRole('heading', { name: 'Ciudad no encontrada' })).toBeVisible(),
  },
  {
    name: 'a province, written here',
    path: '/ec/azuay',
    open: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
  {
    name: 'home, cities that do not come',
    path: '/',
    prepare: withoutCities,
    errors: [/Error loading cities/, /Failed to load resource/],
    open: (page) => expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible({ timeout: 30_000 }),
  },
  {
    name: 'a page whose code does not come',
    path: '/marco-legal-ec',
    prepare: async (page) => void (await page.route('**/assets/marco-legal-ec*.js', (route) => route.abort())),
    errors: [/Failed to load|dynamically imported/],
    open: async (page) => {
      // The page reloads itself once.
      const how = () =>
        page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type))
      await expect(async () => expect(await how()).toEqual(['reload'])).toPass({ timeout: 30_000 })
      await expect(page.getByRole('heading', { name: 'No pudimos mostrar esta página' })).toBeVisible()
    },
  },
]

/** A search reads the cities from a file of the site, a page that is written in the browser from the database. */
async function withoutCities(page: Page): Promise<void> {
  await page.route(`**${CITIES_FILE}`, (route) => route.fulfill({ status: 500 }))
  await answer(page, 'cities', { status: 500 })
}

async function search(page: Page, placeholder: string, text: string): Promise<void> {
  await page.getByRole('main').getByPlaceholder(placeholder).fill(text)
}

async function lookNear(page: Page, town: string): Promise<void> {
  await page.getByLabel('Su ciudad').fill(town)
  await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click()
}

async function keep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar para leer sin internet' }).click()
  await expect(page.getByRole('button', { name: 'Borrar la copia guardada' })).toBeVisible({ timeout: 30_000 })
}

async function article(page: Page): Promise<void> {
  await expect(page.getByRole('article')).toBeVisible({ timeout: 30_000 })
}
