import type { Page, Route } from '@playwright/test'
import { answer, expect } from '../e2e/portal'
import { oneRevision, oneRun, RUN } from './desk-data'
import type { State } from './state'

/** The states of the desk's history, of one run, of publishing and of one city. */
export const RECORDS: State[] = [
  {
    name: 'the history, with a run as one entry',
    path: '/admin/historial',
    prepare: (page) => oneRun(page),
    open: (page) => expect(page.getByText('2 cambios')).toBeVisible(),
  },
  {
    name: 'the history, narrowed to the pages of a city',
    path: '/admin/historial?de=paginas&ciudad=quito&desde=2026-11-01',
    prepare: (page) => oneRevision(page),
    open: (page) => expect(page.getByText('Cambiado el')).toBeVisible(),
  },
  {
    name: 'the history, nothing found',
    path: '/admin/historial?de=paginas&hasta=2026-01-02',
    open: (page) => expect(page.getByText('Nada de lo que pide está anotado.')).toBeVisible(),
  },
  {
    name: 'the history that does not come',
    path: '/admin/historial',
    prepare: (page) => answer(page, 'revisions', { status: 403 }),
    errors: [/403/],
    open: (page) => expect(page.getByRole('heading', { name: 'No pudimos cargar el historial' })).toBeVisible(),
  },
  {
    name: 'a run, opened',
    path: `/admin/historial?generacion=${RUN}`,
    prepare: (page) => oneRun(page),
    open: (page) => expect(page.getByText('Cambiado el').first()).toBeVisible(),
  },
  { name: 'a run that there is none of', path: '/admin/historial?generacion=00000000-0000-4000-8000-000000000009' },
  { name: '/admin/publicar', path: '/admin/publicar' },
  {
    name: 'publishing, under way',
    path: '/admin/publicar',
    prepare: (page) => requests(page, ['building']),
    open: (page) => expect(page.getByText('Construyendo el sitio…')).toBeVisible(),
  },
  {
    name: 'publishing, failed, after all that can become of it',
    path: '/admin/publicar',
    prepare: (page) => requests(page, ['failed', 'published', 'requested', 'building']),
    open: (page) => expect(page.getByText('La última publicación falló')).toBeVisible(),
  },
  {
    name: 'publishing, refused, on a site that does not say what it published',
    path: '/admin/publicar',
    prepare: async (page) => {
      await page.route('**/release.json*', (route) => route.fulfill({ status: 404 }))
      await page.route('**/rest/v1/publications**', (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 403, json: { code: '42501' } }),
      )
    },
    errors: [/403/, /404/],
    open: async (page) => {
      await page.getByRole('button', { name: 'Publicar', exact: true }).click()
      await expect(page.getByText('La base de datos no lo permitió con su sesión')).toBeVisible()
    },
  },
  { name: '/admin/ciudades', path: '/admin/ciudades' },
  {
    name: 'a city, before its pages are compared',
    path: '/admin/ciudades/penipe',
    prepare: (page) => ofTheList(page, () => {}),
    open: (page) => expect(page.getByText('Comparando con lo que se escribiría ahora…')).toBeVisible(),
  },
  {
    name: 'a city, the others of which do not come',
    path: '/admin/ciudades/penipe',
    prepare: (page) => ofTheList(page, (route) => route.fulfill({ status: 403, json: { code: '42501' } })),
    errors: [/403/],
    open: (page) => expect(page.getByRole('heading', { name: /^No pudimos cargar las demás ciudades/ })).toBeVisible(),
  },
  {
    name: 'a city, with what another province would change',
    path: '/admin/ciudades/penipe',
    // Only three cities, because comparing the pages of all takes long.
    prepare: (page) =>
      ofTheList(page, async (route) => {
        const all: { slug: string }[] = await (await route.fetch()).json()
        const rows = all.filter(({ slug }) => ['penipe', 'guano', 'chambo'].includes(slug))
        await route.fulfill({ json: rows, headers: { 'content-range': `0-${rows.length - 1}/${rows.length}` } })
      }),
    open: async (page) => {
      await page.getByLabel('Provincia', { exact: true }).selectOption('Tungurahua')
      await page.getByRole('button', { name: 'Ver qué páginas cambian' }).click()
      await page.getByText('Ver cuáles').click()
      await expect(page.getByRole('button', { name: 'Guardar el cambio' })).toBeVisible()
    },
  },
  { name: 'a city that there is none of', path: '/admin/ciudades/no-hay' },
]

/** Sets the answer to requests for the list of all cities; a single city, by slug or id, is answered as before. */
async function ofTheList(page: Page, become: (route: Route) => Promise<void> | void): Promise<void> {
  await page.route('**/rest/v1/cities**', (route) =>
    /[?&](slug|id)=eq\./.test(route.request().url()) ? route.fallback() : become(route),
  )
}

/**
 * Mocks the last requests for a publication, the latest first, all made after the site was built. One in state
 * `requested` has had no answer for 40 minutes.
 */
async function requests(page: Page, states: readonly string[]): Promise<void> {
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
  const rows = states.map((state, index) => ({
    ...{ id: `00000000-0000-4000-8000-00000000002${index}`, requestedAt: ago(index), requestedBy: null, state },
    changedAt: ago(state === 'requested' ? 40 * 60 : index),
    ...{ hook: 'none', said: state === 'failed' ? 'La prueba de los textos falló.' : null },
  }))
  await answer(page, 'publications', { status: 200, body: JSON.stringify(rows) })
}
