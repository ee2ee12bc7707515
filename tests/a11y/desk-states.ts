import type { Page } from '@playwright/test'
import { answer, expect } from '../e2e/portal'
import { SIGNED_IN } from '../support/people'
import type { State } from './state'

/** A run that the history is told to have. */
const RUN = '00000000-0000-4000-8000-000000000003'

/** The editors' desk. */
export const DESK: State[] = [
  ...['/admin', '/admin/generar-ciudades', '/admin/generar-masivo', '/admin/historial'].map((path) => ({
    name: path,
    path,
  })),
  {
    name: '/admin, menu open',
    path: '/admin',
    open: async (page, isPhone) => {
      if (isPhone) await page.getByRole('button', { name: /^Menú/ }).click()
    },
  },
  {
    name: '/admin, sign-in refused',
    path: '/admin',
    errors: [/400/],
    open: async (page) => {
      await signIn(page, 'otra-cosa-larga')
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
        'El correo o la contraseña no son correctos.',
      )
    },
  },
  {
    name: '/admin, signed in, figures refused',
    path: '/admin',
    keeps: ['portal-session'],
    // The site of the tests is in no search console; only a first look asks.
    prepare: async (page) => {
      await page.route('**/google-site-verification.html*', (route) => route.fulfill({ body: '' }))
    },
    open: async (page) => {
      await signIn(page, SIGNED_IN.editor.password)
      await expect(page.getByRole('banner')).toContainText(SIGNED_IN.editor.email)
      await page.getByRole('button', { name: 'Anotar cifras de Search Console' }).click()
      await page.getByLabel('Errores de indexación').fill('-3')
      await page.getByRole('button', { name: 'Guardar cifras' }).click()
      await expect(page.getByText('Escriba un número entero')).toBeVisible()
    },
  },
  {
    name: 'a run, planned',
    path: '/admin/generar-ciudades',
    prepare: (page) => onlyTowns(page, ['puyo', 'mera']),
    open: plan,
  },
  {
    name: 'a run, paused',
    path: '/admin/generar-ciudades',
    prepare: async (page) => {
      await onlyTowns(page, ['tena', 'archidona'])
      await answer(page, 'generatedPages', 'hang')
    },
    open: async (page) => {
      await page.unroute('**/rest/v1/generatedPages**')
      await plan(page)
      await page.route('**/rest/v1/generatedPages**', () => {})
      await page.getByRole('button', { name: 'Empezar' }).click()
      await page.getByRole('button', { name: 'Pausar' }).click()
    },
  },
  {
    name: 'a run, refused',
    path: '/admin/generar-masivo',
    prepare: (page) => onlyTowns(page, ['macas', 'sucua']),
    errors: [/403/],
    open: async (page) => {
      await page.getByRole('button', { name: 'Generar todas las páginas' }).click()
      await expect(page.getByRole('button', { name: 'Empezar' })).toBeVisible()
      await page.route('**/rest/v1/generatedPages**', (route) =>
        route.request().method() === 'GET'
          ? route.fallback()
          : route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied' } }),
      )
      await page.getByRole('button', { name: 'Empezar' }).click()
      await expect(page.getByRole('heading', { name: 'Inicie sesión para continuar' })).toBeVisible()
    },
  },
  {
    name: 'a run, ended',
    path: '/admin/generar-ciudades',
    // What one width has written is up to date at the other.
    prepare: (page, isPhone) => onlyTowns(page, isPhone ? ['loreto'] : ['shushufindi']),
    open: async (page) => {
      await plan(page)
      await page.getByRole('button', { name: 'Empezar' }).click()
      await expect(page.getByRole('heading', { name: 'Generación completada' }).first()).toBeVisible()
    },
  },
  {
    name: 'cities that do not come, with their notice',
    path: '/admin/generar-masivo',
    prepare: (page) => answer(page, 'cities', { status: 500 }),
    errors: [/500|Error loading cities/],
    open: async (page) => {
      await expect(page.getByText('Error al cargar las ciudades').first()).toBeVisible({ timeout: 20_000 })
      // What one points at does not go away.
      await page.getByRole('listitem').filter({ hasText: 'Error al cargar las ciudades' }).hover()
    },
  },
  {
    name: 'drafts, a province',
    path: '/admin/borradores?provincia=Azuay',
    open: (page) => expect(page.getByText('Revisión terminada: 444 páginas.')).toBeAttached({ timeout: 60_000 }),
  },
  {
    name: 'drafts, none found',
    path: '/admin/borradores?q=xyzw',
    open: (page) => expect(page.getByText('Ninguna página cumple con estos filtros.')).toBeVisible({ timeout: 60_000 }),
  },
  {
    name: 'one draft',
    path: '/admin/borradores?pagina=cuenca/misoprostol',
    open: (page) => expect(page.getByRole('heading', { name: /^Puntaje SEO/ })).toBeVisible({ timeout: 30_000 }),
  },
  {
    name: 'a draft that does not exist',
    path: '/admin/borradores?pagina=atlantida/misoprostol',
    open: (page) => expect(page.getByText('No hay ninguna página en «atlantida/misoprostol».')).toBeVisible(),
  },
  {
    name: 'the register of places',
    path: '/admin/centros?provincia=Azuay',
    open: (page) => expect(page.getByText(/^Mostrando 1–50 de /)).toBeVisible(),
  },
  {
    name: 'a place, refused by its form',
    path: '/admin/centros/nuevo',
    open: async (page) => {
      await page.getByRole('button', { name: 'Agregar el lugar' }).click()
      await expect(page.getByText('Faltan corregir 3 campos')).toBeVisible()
    },
  },
  {
    name: 'a list compared with the register',
    path: '/admin/centros/importar',
    open: async (page) => {
      const buffer = Buffer.from('Provincia;Canton;Nombre;Tipo\nLOJA;LOJA;NUEVO;PUESTO\nLOJA;LOJA;BOTICA;FARMACIA\n')
      await page.getByLabel('Archivo CSV').setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer })
      await page.getByLabel('Qué lista es').selectOption({ index: 2 })
      await page.getByRole('button', { name: 'Comparar con el registro' }).click()
      await expect(page.getByText('no se conoce el tipo «FARMACIA»')).toBeVisible()
    },
  },
  { name: 'a revision, about to be taken back', path: '/admin/historial', prepare: oneRevision, open: restore },
  {
    name: 'a run, about to be restored whole',
    path: `/admin/historial/${RUN}`,
    prepare: oneRun,
    open: async (page) => {
      await page.getByRole('button', { name: 'Ver qué se restauraría' }).click()
      await expect(page.getByRole('checkbox', { name: /^Restaurar también/ })).toBeVisible()
      await page.getByText('Ver cuáles volverían').click()
    },
  },
  {
    name: 'a run, restored in part and stopped',
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
  {
    name: 'a page in search results and link cards',
    path: '/admin/vista-previa?pagina=cuenca%2Fcytotec',
    open: (page) => expect(page.getByRole('region', { name: 'WhatsApp' })).toContainText('Cytotec'),
  },
]

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Correo electrónico').fill(SIGNED_IN.editor.email)
  await dialog.getByLabel('Contraseña').fill(password)
  await dialog.getByRole('button', { name: 'Entrar' }).click()
}

async function plan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generar Todas las Ciudades' }).click()
  await expect(page.getByRole('button', { name: 'Empezar' })).toBeVisible()
}

async function onlyTowns(page: Page, slugs: string[]): Promise<void> {
  await page.route('**/rest/v1/cities**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const all: { slug: string }[] = await (await route.fetch()).json()
    const rows = all.filter(({ slug }) => slugs.includes(slug))
    await route.fulfill({ json: rows, headers: { 'content-range': `0-${rows.length - 1}/${rows.length}` } })
  })
}

/** A record that was changed once. */
async function oneRevision(page: Page): Promise<void> {
  const after = {
    cityId: '00000000-0000-4000-8000-000000000001',
    pageType: 'cytotec',
    urlPath: '/ec/quito/cytotec',
    title: 'Cytotec en Quito: lo que dice ahora',
    metaDescription: 'Qué es, qué riesgos tiene y a quién llamar.',
    contentHash: 'b'.repeat(32),
    seoScore: 95,
    wordCount: 1300,
    internalLinksCount: 9,
    datePublished: '2026-11-20T10:00:00+00:00',
    dateModified: '2026-11-20T12:00:00+00:00',
  }
  const before = { ...after, title: 'Cytotec en Quito: lo que decía', contentHash: 'a'.repeat(32), wordCount: 1200 }
  const { cityId, pageType, dateModified: changedAt } = after
  const row = { id: 7, pageId: '00000000-0000-4000-8000-000000000002', cityId, pageType, changedAt, changedBy: null }
  const entry = { kind: 'page', rowId: row.pageId, runId: null, ...row, before, after }
  await answer(page, 'history', { status: 200, body: JSON.stringify([entry]) })
}

/** A run that changed a record, and one that somebody has changed since; both are as they were asked for. */
async function oneRun(page: Page): Promise<void> {
  const dates = { datePublished: '2026-11-20T10:00:00+00:00', dateModified: '2026-11-20T12:00:00+00:00' }
  const [cityId, pageType, changedAt] = ['00000000-0000-4000-8000-000000000001', 'cytotec', dates.dateModified]
  const state = (title: string) => ({
    ...{
      cityId,
      pageType,
      urlPath: '/ec/quito/cytotec',
      title,
      metaDescription: 'Qué es.',
      contentHash: 'b'.repeat(32),
    },
    ...{ seoScore: 95, wordCount: 1300, internalLinksCount: 9, awaitsEditor: false, ...dates },
  })
  const change = (id: number) => ({
    ...{
      id,
      pageId: `00000000-0000-4000-8000-00000000001${id}`,
      cityId,
      pageType,
      changedAt,
      changedBy: null,
      runId: RUN,
    },
    ...{ before: state('Lo que decía'), after: state('Lo que dice ahora') },
  })
  const changes = [change(1), change(2)]
  const run = { id: RUN, startedAt: changedAt, startedBy: null, restoresRun: null, restoresRelease: null }
  const totals = { ...run, pages: 2, newPages: 0, cities: 0, endedAt: changedAt }
  const entries = changes.map((one) => ({ kind: 'page', rowId: one.pageId, ...one }))
  const records = changes.map(({ pageId }, index) => ({
    ...{ id: pageId, ...state(index === 0 ? 'Lo que dice ahora' : 'Lo que alguien escribió después') },
  }))
  const counted = (rows: object[]) => ({ json: rows, headers: { 'content-range': `0-1/${rows.length}` } })
  await answer(page, 'runTotals', { status: 200, body: JSON.stringify([totals]) })
  await answer(page, 'history', { status: 200, body: JSON.stringify(entries) })
  await page.route('**/rest/v1/pageRevisions**', (route) => route.fulfill(counted(changes)))
  await page.route('**/rest/v1/cityRevisions**', (route) => route.fulfill(counted([])))
  await page.route('**/rest/v1/generatedPages**', (route) => route.fulfill(counted(records)))
}

async function restore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Restaurar lo anterior' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
