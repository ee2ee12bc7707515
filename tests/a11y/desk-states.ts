import type { Page } from '@playwright/test'
import { answer, expect } from '../e2e/portal'
import { SIGNED_IN } from '../support/people'
import { TOWN_PAGE_COUNT } from '../support/town-count'
import { onlyTowns, registeredByVisits } from './desk-data'
import { RECORDS } from './records-states'
import type { State } from './state'

/** The states of the editors' desk. */
export const DESK: State[] = [
  ...['/admin', '/admin/generar-ciudades', '/admin/generar-masivo', '/admin/historial'].map((path) => ({
    name: path,
    path,
  })),
  {
    name: '/admin, its closed parts open',
    path: '/admin',
    open: async (page) => {
      for (const part of await page.getByRole('main').locator('summary').all()) await part.click()
      await page.getByRole('button', { name: 'Cargar URLs' }).click()
      await expect(page.getByText(/URLs cargadas/)).toBeVisible()
      await page.getByRole('checkbox', { name: 'Marcar como verificado' }).first().check()
    },
    keeps: ['dns_ok'],
  },
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
    // The tested site has no verification file. The desk asks for it only when this editor opens it for the first time.
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
    // The notice of the unfinished run stays in storage: the desk shows it when it is opened again.
    keeps: ['portal-generacion'],
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
    // A city of its own for each width: the pages that the first width has written are up to date at the second, with
    // nothing to run.
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
      // A notice does not disappear while the pointer is on it.
      await page.getByRole('listitem').filter({ hasText: 'Error al cargar las ciudades' }).hover()
    },
  },
  {
    name: 'drafts, a province',
    path: '/admin/borradores?provincia=Azuay',
    open: (page) =>
      expect(page.getByText(`Análisis terminado: ${TOWN_PAGE_COUNT} páginas.`)).toBeAttached({ timeout: 60_000 }),
  },
  {
    name: 'drafts, none found',
    path: '/admin/borradores?q=xyzw',
    open: (page) => expect(page.getByText('Ninguna página cumple con estos filtros.')).toBeVisible({ timeout: 60_000 }),
  },
  {
    name: 'drafts, with rows that are skipped and cities that are merged',
    path: '/admin/borradores?q=zzz',
    prepare: (page) =>
      onlyTowns(page, ['quito', 'loja'], (rows) => [
        ...rows,
        { id: 'x1', name: '', slug: '', province: 'Azuay' },
        { ...rows.find(({ slug }) => slug === 'quito'), id: 'x2', name: 'QUITO', slug: 'quito-2', seoPriority: 1 },
      ]),
    open: async (page) => {
      await page.getByText('Filas que no se pueden leer y se omiten: 1').click()
      await page.getByText('Ciudades duplicadas, unidas en una: 1').click()
      await expect(page.getByText('QUITO (Pichincha, quito-2) se une a Quito (Pichincha, quito)')).toBeVisible()
    },
  },
  {
    name: 'drafts, one of a visit, and the plan of those that are chosen',
    path: '/admin/borradores?q=Saraguro',
    prepare: async (page) => {
      await onlyTowns(page, ['saraguro', 'loja'])
      await registeredByVisits(page)
    },
    open: async (page) => {
      await expect(page.getByText('Registrada por una visita').first()).toBeVisible()
      await page.getByRole('checkbox', { name: 'Elegir Cytotec en Saraguro' }).check()
      await page.getByRole('button', { name: 'Generar la página elegida' }).click()
      await expect(page.getByText('Se escribirá 1 página. ¿Empezar?')).toBeVisible()
    },
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
    open: async (page) => {
      await expect(page.getByText(/^Mostrando 1–50 de /)).toBeVisible()
      await page.getByText(/^Ciudades sin ningún lugar en el registro/).click()
      await expect(page.getByRole('link', { name: /^Agregar uno en / }).first()).toBeVisible()
    },
  },
  {
    name: 'a place, refused by its form',
    path: '/admin/centros/nuevo',
    open: async (page) => {
      await page.getByRole('button', { name: 'Agregar el lugar' }).click()
      await expect(page.getByText('Hay 3 campos por corregir')).toBeVisible()
    },
  },
  {
    name: 'a place, not saved',
    path: '/admin/centros/nuevo',
    prepare: async (page) => {
      await page.route('**/rest/v1/facilities**', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.fallback(),
      )
    },
    errors: [/503/],
    open: async (page) => {
      await page.getByLabel('Nombre').fill('Puesto sin Guardar')
      await page.getByLabel('Ciudad', { exact: true }).selectOption('Guachapala')
      await page.getByLabel('Agregar una fuente').selectOption({ index: 1 })
      await page.getByRole('button', { name: 'Agregar el lugar' }).click()
      await expect(page.getByText('No se sabe si se guardó. Lo que escribió sigue aquí.')).toBeVisible()
    },
    keeps: ['borrador:visita:lugar:nuevo:'],
  },
  {
    name: 'a place, just closed, and its history',
    path: '/admin/centros/nuevo?ciudad=guachapala',
    open: async (page) => {
      await page.getByLabel('Nombre').fill('Puesto que Cierra')
      await page.getByLabel('Agregar una fuente').selectOption({ index: 1 })
      await page.getByRole('button', { name: 'Agregar el lugar' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Puesto que Cierra' })).toBeVisible()
      await page.getByRole('button', { name: 'Cerrado' }).click()
      await expect(page.getByText('Guardado.')).toBeVisible()
      const entry = page.getByRole('listitem').filter({ hasText: 'Cambiado el' }).first()
      await expect(entry).toContainText('Cerrado')
    },
  },
  {
    name: 'a list compared with the register',
    path: '/admin/centros/importar',
    open: async (page) => {
      const buffer = Buffer.from('Canton;Codigo;Nombre;Tipo\nLOJA;990001;NUEVO;PUESTO\nLOJA;990002;BOTICA;FARMACIA\n')
      await page.getByLabel('Archivo CSV o Excel').setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer })
      await page.getByLabel('De dónde vienen los datos').selectOption({ index: 2 })
      await page.getByRole('button', { name: 'Comparar con el registro' }).click()
      await expect(page.getByLabel(/el tipo «FARMACIA» no se conoce/)).toBeVisible()
    },
  },
  ...RECORDS,
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
