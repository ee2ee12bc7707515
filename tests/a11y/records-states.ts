import type { Page, Route } from '@playwright/test'
import { answer, expect } from '../e2e/portal'
import { oneRevision, oneRun, RUN } from './desk-data'
import type { State } from './state'

/** The states of the desk's history, of one run, of publishing and of one city. */
export const RECORDS: State[] = [
  {
    name: 'the history, with a run as one entry',
    path: '/admin/historial',
    prepare: (page) => oneRun(page, { isWhole: true }),
    open: (page) => expect(page.getByText('2 páginas escritas')).toBeVisible(),
  },
  {
    name: 'the history, narrowed to the pages of a city',
    path: '/admin/historial?de=paginas&ciudad=quito&desde=2026-11-01',
    prepare: (page) => oneRevision(page),
    open: (page) => expect(page.getByText('Cambiado el')).toBeVisible(),
  },
  {
    name: 'the history, nothing found',
    path: '/admin/historial?de=generaciones&hasta=2026-01-02',
    open: (page) => expect(page.getByText('Nada de lo que pide está anotado.')).toBeVisible(),
  },
  {
    name: 'the history that does not come',
    path: '/admin/historial',
    prepare: (page) => answer(page, 'history', { status: 403 }),
    errors: [/403/],
    open: (page) => expect(page.getByRole('heading', { name: 'No pudimos cargar el historial' })).toBeVisible(),
  },
  {
    name: 'a run, opened',
    path: `/admin/historial/${RUN}`,
    prepare: (page) => oneRun(page),
    open: (page) => expect(page.getByText('Cambiado el').first()).toBeVisible(),
  },
  { name: 'a run that there is none of', path: '/admin/historial/00000000-0000-4000-8000-000000000009' },
  {
    name: 'a run, being restored',
    path: `/admin/historial/${RUN}`,
    prepare: async (page) => {
      await oneRun(page)
      await noteRuns(page)
      await onWrite(page, () => {})
    },
    open: startRestoring,
    // The notice of the unfinished run stays in storage: the desk shows it when it is opened again.
    keeps: ['portal-generacion'],
  },
  {
    name: 'a run, its restoring stopped without a network',
    path: `/admin/historial/${RUN}`,
    prepare: async (page) => {
      await oneRun(page)
      await noteRuns(page)
      await onWrite(page, (route) => route.abort('connectionrefused'))
    },
    errors: [/ERR_CONNECTION_REFUSED/],
    open: async (page) => {
      await startRestoring(page)
      await expect(page.getByText('Sin conexión con el servidor. Se continúa sola').first()).toBeVisible()
      await page.getByRole('button', { name: 'Detener' }).click()
      await expect(page.getByRole('heading', { name: 'Restauración detenida' })).toBeVisible()
    },
  },
  {
    name: 'a revision, about to be taken back',
    path: '/admin/historial',
    prepare: (page) => oneRevision(page),
    open: restore,
  },
  {
    name: 'a revision, about to be taken back with what came after it',
    path: '/admin/historial',
    prepare: (page) => oneRevision(page, { since: 'Lo que alguien escribió después' }),
    open: async (page) => {
      await restore(page)
      await expect(page.getByRole('dialog')).toContainText('cambió otra vez después, y eso también se deshace')
    },
  },
  {
    name: 'a run, about to be restored whole',
    path: `/admin/historial/${RUN}`,
    prepare: (page) => oneRun(page),
    open: async (page) => {
      await page.getByRole('button', { name: 'Ver qué se restauraría' }).click()
      await expect(page.getByRole('checkbox', { name: /^Restaurar también/ })).toBeVisible()
      await page.getByText('Ver cuáles volverían').click()
    },
  },
  {
    name: 'a run, its restoring refused',
    path: `/admin/historial/${RUN}`,
    prepare: async (page) => {
      await oneRun(page)
      await page.route('**/rest/v1/runs**', (route) => route.fulfill({ status: 403, json: { code: '42501' } }))
    },
    errors: [/403/],
    open: async (page) => {
      await page.getByRole('button', { name: 'Ver qué se restauraría' }).click()
      await page.getByRole('button', { name: 'Restaurar 1 cambio' }).click()
      await expect(page.getByRole('heading', { name: 'Inicie sesión para continuar' })).toBeVisible()
    },
  },
  {
    name: 'the records of a release, about to be restored',
    path: '/admin/publicar/2026-11-19T10%3A00%3A00%2B00%3A00',
    prepare: async (page) => {
      await oneRun(page)
      const release = { builtAt: '2026-11-19T10:00:00+00:00', commit: null, pages: 8, hashes: {} }
      await answer(page, 'releases', { status: 200, body: JSON.stringify([release]) })
    },
    open: async (page) => {
      await page.getByRole('button', { name: 'Ver qué registros son otros desde entonces' }).click()
      await expect(page.getByText('1 volvería a decir lo de antes.')).toBeVisible()
    },
  },
  { name: 'a release that is not kept', path: '/admin/publicar/2026-02-01T00%3A00%3A00Z' },
  {
    name: 'a release, the list of which does not come',
    path: '/admin/publicar/2026-02-01T00%3A00%3A00Z',
    prepare: (page) => answer(page, 'releases', { status: 403 }),
    errors: [/403/],
    open: (page) => expect(page.getByText('No se pudieron leer las publicaciones guardadas.')).toBeVisible(),
  },
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
    name: 'publishing, with two releases beside each other',
    path: '/admin/publicar',
    prepare: async (page) => {
      const release = { commit: 'a9e995a', pages: 673 }
      const [before, after] = ['a', 'b'].map((letter) => ({ quito: [letter.repeat(32), letter.repeat(32)] }))
      const releases = [
        { ...release, builtAt: '2026-11-20T10:00:00+00:00', hashes: after },
        { ...release, builtAt: '2026-11-19T10:00:00+00:00', hashes: before },
      ]
      await answer(page, 'releases', { status: 200, body: JSON.stringify(releases) })
    },
    open: (page) => expect(page.getByText('2 páginas son otras')).toBeVisible(),
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
      await page.getByText('Ver cuáles, y por qué').click()
      await expect(page.getByRole('button', { name: 'Guardar el cambio' })).toBeVisible()
    },
  },
  { name: 'a city that there is none of', path: '/admin/ciudades/no-hay' },
]

async function restore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Restaurar lo anterior' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function startRestoring(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ver qué se restauraría' }).click()
  await page.getByRole('button', { name: 'Restaurar 1 cambio' }).click()
  await expect(page.getByRole('region', { name: 'Avance de la restauración' })).toBeVisible()
}

/** Answers as if the database had stored the new run. */
async function noteRuns(page: Page): Promise<void> {
  await page.route('**/rest/v1/runs**', (route) => route.fulfill({ status: 201, json: [{ id: RUN }] }))
}

/** Sets the answer to every request that writes a record; reading goes on as before. */
async function onWrite(page: Page, become: (route: Route) => Promise<void> | void): Promise<void> {
  await page.route('**/rest/v1/generatedPages**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : become(route),
  )
}

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
