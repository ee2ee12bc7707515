import type { Locator, Page } from '@playwright/test'
import { pageFiles } from '../../scripts/static-pages/page-files'

/** A phone's screen, in CSS pixels. */
export const SCREEN = { width: 360, height: 740 } as const

/** How many screens a page may take while its closed parts are closed, and by which screen its answers must come. */
export type PageGoal = { path: string; screens: number; answers: readonly AnswerGoal[] }

type AnswerGoal = { what: string; by: number; find: (main: Locator) => Locator }

const search: AnswerGoal = { what: 'search', by: 1, find: (main) => main.locator('input[type="search"]') }
const allSigns: AnswerGoal = {
  what: 'alarm signs',
  by: 1,
  find: (main) => main.locator('.care-card').first().locator('li').last(),
}

const alarmSignsOrLink: AnswerGoal = {
  what: 'alarm signs or their link',
  by: 1,
  find: (main) => main.getByText(/señales de alarma/i).first(),
}

/** The pages of a large town, of one with a centre alone, and the two longest, whose readers are sent elsewhere. */
const CITY_PAGES: readonly { path: string; signsBy?: number }[] = [
  { path: '/ec/quito/cytotec' },
  { path: '/ec/quito/misoprostol' },
  { path: '/ec/chordeleg/misoprostol' },
  { path: '/ec/chambo/cytotec' },
  // Its title takes four lines.
  { path: '/ec/general-leonidas-plaza-gutierrez/cytotec', signsBy: 1.05 },
]

const GOALS: readonly PageGoal[] = [
  {
    path: '/',
    // With twelve cards of cities.
    screens: 6,
    answers: [
      search,
      ...['Me siento mal ahora', 'Un lugar cercano', '¿Es peligroso?', '¿Me pueden denunciar?'].map((what) => ({
        what,
        by: 1.5,
        find: (main: Locator) => main.getByRole('link', { name: what }),
      })),
    ],
  },
  {
    path: '/ec',
    screens: 7,
    answers: [search, { what: 'provinces', by: 3, find: (main) => main.locator('.country-map') }],
  },
  {
    path: '/ec/azuay',
    screens: 7,
    answers: [
      alarmSignsOrLink,
      { what: 'places', by: 2, find: (main) => main.getByText(/Hospital Vicente Corral/).first() },
    ],
  },
  {
    path: '/ec/cuenca',
    screens: 5,
    answers: [{ what: 'place to go', by: 1, find: (main) => main.getByText(/Hospital/).first() }],
  },
  // Loja is a province and a city on one page. It repeats nothing, so it needs fewer screens than both together (7 and
  // 5).
  {
    path: '/ec/loja',
    screens: 8,
    answers: [alarmSignsOrLink, { what: 'place to go', by: 1, find: (main) => main.getByText(/Hospital/).first() }],
  },
  ...CITY_PAGES.map(({ path, signsBy = 1 }) => ({
    path,
    screens: 11,
    answers: [
      { ...allSigns, by: signsBy },
      { what: 'place to go', by: 1.6, find: (main: Locator) => main.getByText(/^Dónde acudir/).first() },
      { what: '¿me pueden denunciar?', by: 2.5, find: (main: Locator) => main.getByText(/denunciar\?/).first() },
    ],
  })),
  // Above the search stand the national contacts, the chat, and whom to call when one thinks of dying.
  { path: '/recursos-oficiales', screens: 8, answers: [{ ...search, by: 1.4 }] },
  {
    path: '/cerca',
    screens: 6,
    answers: [{ what: 'town and position', by: 1, find: (main) => main.getByRole('button', { name: /^Usar mi/ }) }],
  },
  { path: '/search', screens: 6, answers: [search] },
  { path: '/cuidados-y-alertas', screens: 11, answers: [allSigns] },
  {
    path: '/riesgos-y-efectos-secundarios',
    screens: 11,
    answers: [{ what: '¿Es peligroso?', by: 1, find: (main) => main.getByText(/¿Es peligroso\?/).first() }, allSigns],
  },
  {
    path: '/marco-legal-ec',
    // Its six sections stand open.
    screens: 11,
    answers: [
      { what: '¿… negar la atención o denunciar?', by: 1, find: (main) => main.getByText(/denunciar\?/).first() },
    ],
  },
]

/** Every goal; a static page without one of its own may take 11 screens. */
export const PAGE_GOALS: readonly PageGoal[] = [
  ...GOALS,
  ...pageFiles()
    .filter(({ path }) => !GOALS.some((goal) => goal.path === path))
    .map(({ path }) => ({ path, screens: 11, answers: [] })),
]

/**
 * The measured length of a page, in screens. `tail` is what comes after its own text, without the emergency block; `at`
 * is undefined for an answer that was not found.
 */
export type PageLength = {
  screens: number
  tail: number
  answers: { what: string; by: number; at: number | undefined }[]
}

/** Measures the page that is open, in screens. */
export async function measureLength(page: Page, { answers }: PageGoal): Promise<PageLength> {
  const main = page.getByRole('main')
  const inScreens = (pixels: number) => pixels / SCREEN.height
  const bottomOf = async (found: Locator) => {
    if ((await found.count()) === 0) return undefined
    return inScreens(await found.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY))
  }
  const heights = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    main: (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) + window.scrollY,
    emergency: document.querySelector('main ~ * .care-card')?.getBoundingClientRect().height ?? 0,
  }))
  const found: PageLength['answers'] = []
  for (const { what, by, find } of answers) found.push({ what, by, at: await bottomOf(find(main)) })
  return {
    screens: inScreens(heights.page),
    tail: inScreens(heights.page - heights.main - heights.emergency),
    answers: found,
  }
}
