/**
 * `npm run bench:desk`: measures the built editors' desk in Chromium, on databases of its own: how soon it opens with
 * 2,000 cities, how long its runs take, and the longest task in them, which is how long the page may leave a click
 * unanswered. Tasks are measured in processor time, so that other load on the machine does not count; the other times
 * are the clock's. `-- register` measures only the register of facilities, `-- screens` only the opening of the
 * screens.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { waitsOf } from './bench-run'
import { rows as csvRows } from './csv'
import { emptyDatabase } from './database-folder'
import { DESK, heldMegabytes, type Timed, timed, waitForWords, withDesk } from './desk-browser'
import { ensureChromium } from './find-chromium'
import { releaseOf } from './large-history'
import { median } from './median'
import { printTable } from './print-table'
import { largeSlugs, seedLarge } from './seed-large'

const KINDS = {
  cities: { path: '/generar-ciudades', button: 'Generar Todas las Ciudades' },
  mass: { path: '/generar-masivo', button: 'Generar todas las páginas' },
} as const
/**
 * The screens, each with the words that show that it is there. Some are listed a second time, with the words of what
 * they work out afterwards.
 */
const SCREENS = [
  { path: '', shows: /En el sitio: 4\.000 páginas/ },
  { path: '', shows: /[0-9] páginas esperan/, after: ', what waits' },
  { path: '/generar-ciudades', shows: /de 2\.000 ciudades/ },
  { path: '/generar-masivo', shows: /de 2\.000 ciudades/ },
  { path: '/ciudades', shows: /de 2\.000 ciudades/ },
  { path: '/ciudades/quito', shows: /Registro del/ },
  { path: '/ciudades/quito', shows: /Cambiado.*Registro del/s, after: ', compared with all cities' },
  { path: '/historial', shows: /páginas escritas/ },
  { path: '/borradores', shows: /de 4\.000/ },
]
/** How many times each screen is opened; the median is printed. */
const OPENINGS = 3

// Before the build, which takes minutes.
ensureChromium()
if (spawnSync('npm', ['run', 'build'], { stdio: 'inherit' }).status !== 0) throw new Error('the build failed')

const only = ['register', 'screens'].find((part) => process.argv.includes(part))
if (only !== 'screens') await register()
if (only === 'register') process.exit()

const openings = await withDesk(seedLarge('bench-screens', { withHistory: true }), openAll)
printTable('The desk with 2,000 cities, 4,000 records and 16,000 changes', [
  ['', 'shown after, seconds', 'longest task, ms'],
  ...openings,
])
if (only === 'screens') process.exit()

const batches = await withDesk(emptyDatabase('bench-cities'), (page) => run(page, 'cities', 222))
const mass = await withDesk(emptyDatabase('bench-mass'), (page) => run(page, 'mass', 222))
const large = await withDesk(seedLarge('bench-large'), (page) => run(page, 'cities', 2000))

const line = (name: string, show: (figures: typeof mass) => string) => [name, ...[batches, mass, large].map(show)]
printTable('Runs in Chromium, on the embedded database', [
  ['', '444 pages, batches', '444 pages, mass', '4,000 pages, batches'],
  line('planning, seconds', ({ planning }) => planning.seconds.toFixed(2)),
  line('writing, seconds', ({ writing }) => writing.seconds.toFixed(2)),
  line('… over the waits it must keep', ({ over }) => over),
  line('longest task while planning, ms', ({ planning }) => planning.longest.toFixed(0)),
  line('longest task while writing, ms', ({ writing }) => writing.longest.toFixed(0)),
  line('memory when loaded / planned / written, MB', ({ megabytes }) => megabytes.join(' / ')),
])

/**
 * Measures the register of facilities: how soon it shows, how typing in it feels, and how long it takes to compare it
 * with lists of 2,000 and of 10,000 rows.
 */
async function register(): Promise<void> {
  const rows = await withDesk(emptyDatabase('bench-register'), async (page) => {
    await page.goto('about:blank')
    const opening = await timed(page, async () => {
      await page.goto(`${DESK}/centros`)
      await page.getByText(/^Mostrando 1–50 de /).waitFor({ timeout: 60_000 })
    })
    const typing = await timed(page, async () => {
      await page.getByLabel('Texto', { exact: true }).pressSequentially('hospital playas')
      await page.getByText(/\(de [\d.]+ en el registro\)/).waitFor()
    })
    const lists: string[][] = []
    for (const count of [2000, 10_000]) {
      await page.goto(`${DESK}/centros/importar`)
      const file = { name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(longList(count)) }
      const reading = await timed(page, async () => {
        await page.getByLabel('Archivo CSV o Excel').setInputFiles(file)
        await page.getByText(`${count === 2000 ? '2.000' : '10.000'} filas`).waitFor()
      })
      await page.getByLabel('De dónde vienen los datos').selectOption({ index: 2 })
      const planning = await timed(page, async () => {
        await page.getByRole('button', { name: 'Comparar con el registro' }).click()
        await page.getByRole('heading', { name: 'Lo que cambiaría' }).waitFor({ timeout: 60_000 })
      })
      lists.push(
        timeLine(`reading a list of ${count} rows`, reading),
        timeLine('comparing it with the register', planning),
      )
    }
    return [timeLine('its first rows', opening), timeLine('typing 15 letters', typing), ...lists]
  })
  printTable('The register of facilities', [['', 'seconds', 'longest task, ms'], ...rows])
}

/** Returns a list as CSV: the register's own facilities, some of them under another name, followed by new ones. */
function longList(count: number): string {
  const facilities = csvRows(readFileSync('supabase/facilities.csv', 'utf8')).filter(({ unicode }) => unicode)
  const rows = Array.from({ length: count }, (_, n) => {
    const { unicode, name, kind, city_slug } = facilities[n] ?? {}
    if (!unicode) return `${800_000 + n},Puesto Nuevo ${n},puesto,quito,-0.2,-78.5`
    return `${unicode},"${n % 5 === 0 ? name?.replace('Salud ', 'Salud Nueva ') : name}",${kind},${city_slug},,`
  })
  return ['Código,Nombre,Tipo,Cantón,Latitud,Longitud', ...rows].join('\n')
}

/** Plans a run and carries it out by pressing the desk's buttons, as an editor does. */
async function run(page: Page, kind: keyof typeof KINDS, cities: number) {
  const { path, button } = KINDS[kind]
  await page.goto(DESK + path)
  const start = page.getByRole('button', { name: button })
  const yes = page.getByRole('button', { name: 'Empezar' })
  const done = page.getByRole('main').getByRole('heading', { name: 'Generación completada' })
  await start.click({ trial: true })

  const loaded = await heldMegabytes(page)
  const planning = await timed(page, () => start.click().then(() => yes.waitFor({ timeout: 120_000 })))
  const planned = await heldMegabytes(page)
  const writing = await timed(page, () => yes.click().then(() => done.waitFor({ timeout: 1_200_000 })))
  const over = `${((writing.seconds / waitsOf(kind, cities) - 1) * 100).toFixed(1)} %`
  return { planning, writing, over, megabytes: [loaded, planned, await heldMegabytes(page)] }
}

/**
 * Measures how soon each screen of the desk shows what it is for, on a site whose release nearly matches the records.
 */
async function openAll(page: Page): Promise<string[][]> {
  // The release is answered inside the page, because a Playwright route would slow down every other request as well.
  await page.addInitScript(
    (release) => {
      const ask = window.fetch
      window.fetch = (input, init) =>
        String(input).endsWith('/release.json') ? Promise.resolve(new Response(release)) : ask(input, init)
    },
    releaseOf(largeSlugs(), 20),
  )
  const rows: string[][] = []
  for (const { path, shows, after = '' } of SCREENS) {
    const times: Timed[] = []
    for (let opening = 0; opening < OPENINGS; opening += 1) {
      await page.goto('about:blank')
      times.push(
        await timed(page, async () => {
          await page.goto(DESK + path)
          await waitForWords(page, shows)
        }),
      )
    }
    rows.push([
      `/admin${path}${after}`,
      median(times.map(({ seconds }) => seconds)).toFixed(2),
      median(times.map(({ longest }) => longest)).toFixed(0),
    ])
  }
  return rows
}

function timeLine(name: string, { seconds, longest }: Timed): string[] {
  return [name, seconds.toFixed(2), longest.toFixed(0)]
}
