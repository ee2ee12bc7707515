/** Steps that the tests of the runs share: they write the pages of towns. */
import { narrowCities, writesOf } from '../requests'
import { main, type Site, screen, until } from '../site'

export const ONE_BY_ONE = '/admin/generar-masivo'
export const IN_BATCHES = '/admin/generar-ciudades'

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
