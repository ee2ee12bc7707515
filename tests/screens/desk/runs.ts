/** Steps that the tests of the runs share: runs that write the pages of towns, and runs that restore them. */
import { narrowCities, writesOf } from '../requests'
import { expect, type Site, screen, until, within } from '../site'

export const ONE_BY_ONE = '/admin/generar-masivo'
export const IN_BATCHES = '/admin/generar-ciudades'

export function main() {
  return within(screen.getByRole('main'))
}

/** Opens a generator with only these cities. */
export async function openGenerator(site: Site, path: string, slugs: readonly string[]): Promise<void> {
  narrowCities(site.requests, slugs)
  await site.visit(path)
  await until(() => screen.getByText(`Mostrando ${slugs.length} de ${slugs.length} ciudades`))
}

/** Presses the generator's button to plan a run, then starts it. */
export async function start({ user }: Site, button: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: button }))
  await user.click(await until(() => screen.getByRole('button', { name: 'Empezar' })))
}

/** Returns the section of the page that says how a run ended, not the temporary notice with the same heading. */
export function ending(heading: string): HTMLElement {
  const section = main().getByRole('heading', { name: heading }).closest('section')
  if (!section) throw new Error(`no section under «${heading}»`)
  return section
}

/** Lets the first `free` writes pass and holds the later ones, so that a test can act in the middle of the run. */
export function holdWritesAfter({ requests }: Site, free: number) {
  const held: (() => void)[] = []
  let left = free
  requests.answer(writesOf('generatedPages'), async (_, pass) => {
    if (left > 0) left -= 1
    else await new Promise<void>((letThrough) => held.push(letThrough))
    return pass()
  })
  return {
    held: () => held.length,
    letThrough: (count: number) => {
      const waiting = held.splice(0, count)
      left += count - waiting.length
      for (const go of waiting) go()
    },
  }
}

/** Returns the addresses of the stored records of these towns. */
export async function pagesOf({ backend }: Site, slugs: readonly string[]): Promise<string[]> {
  const rows = await backend.sql<{ urlPath: string }>(
    `select "urlPath" from "generatedPages" join cities on cities.id = "cityId" where slug = any($1) order by "urlPath"`,
    [slugs],
  )
  return rows.map(({ urlPath }) => urlPath)
}

function bothPages(slug: string): string[] {
  return [`/ec/${slug}/cytotec`, `/ec/${slug}/misoprostol`]
}

export function allPages(slugs: readonly string[]): string[] {
  return slugs.flatMap(bothPages).toSorted()
}

/** Stores and returns the records that a visit leaves for both pages of these towns, before the desk writes them. */
export async function registerBoth({ backend }: Site, slugs: readonly string[]) {
  const visitor = backend.as('visitor')
  const { data: cities } = await visitor.from('cities').select('id, name, slug').in('slug', slugs).throwOnError()
  const records = cities.flatMap(({ id, name, slug }) =>
    (['cytotec', 'misoprostol'] as const).map((pageType) => ({
      cityId: id,
      pageType,
      urlPath: `/ec/${slug}/${pageType}`,
      title: `${pageType === 'cytotec' ? 'Cytotec (misoprostol)' : 'Misoprostol'} en ${name}: lo de antes`,
      metaDescription: 'Una descripción. '.repeat(8).trim(),
      contentHash: 'a'.repeat(32),
      seoScore: 100,
      wordCount: 1300,
      internalLinksCount: 8,
    })),
  )
  expect(records, 'pages of the test').toHaveLength(slugs.length * 2)
  await visitor.from('generatedPages').insert(records).throwOnError()
  return records
}

/** Returns two functions: the current titles of these records, and how many of them have their original title. */
export function titlesOf({ backend }: Site, records: Awaited<ReturnType<typeof registerBoth>>) {
  const titles = async () => {
    const addresses = records.map(({ urlPath }) => urlPath)
    const asked = backend.as('visitor').from('generatedPages').select('urlPath, title').in('urlPath', addresses)
    const { data: rows } = await asked.throwOnError()
    return new Map(rows.map(({ urlPath, title }) => [urlPath, title]))
  }
  const areBack = async () => {
    const now = await titles()
    return records.filter(({ urlPath, title }) => now.get(urlPath) === title).length
  }
  return { titles, areBack }
}

/** Changes the title of a record by hand, without a session. */
export async function retitle({ backend }: Site, urlPath: string | undefined, title: string): Promise<void> {
  const changing = backend
    .as('visitor')
    .from('generatedPages')
    .update({ title })
    .eq('urlPath', urlPath ?? '')
  const { data: changed } = await changing.select('id').throwOnError()
  expect(changed, 'records that are changed by hand').toHaveLength(1)
}

/** Runs the generator for these towns only, to its end. */
export async function generateOnly(site: Site, slugs: readonly string[]): Promise<void> {
  await openGenerator(site, IN_BATCHES, slugs)
  await start(site, 'Generar Todas las Ciudades')
  await until(() => ending('Generación completada'))
}

/**
 * Publishes a release built at this moment, with the pages of these towns and other texts than they would have today.
 */
export function publishedAt({ requests }: Site, builtAt: string, slugs: readonly string[] = []): () => void {
  return requests.answer(/\/release\.json$/, { status: 200, json: release(builtAt, slugs) })
}

/** The release file of a site that was built at that moment with the pages of these cities. */
export function release(builtAt: string, slugs: readonly string[] = []) {
  const hashes = Object.fromEntries(slugs.map((slug) => [slug, ['b'.repeat(32), 'c'.repeat(32)]]))
  const counts = { pages: 229 + 2 * slugs.length, cities: slugs.length }
  return { version: 1, builtAt, commit: null, counts, hashes }
}
