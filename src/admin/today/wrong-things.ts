import { useQuery } from '@tanstack/react-query'
import { useSetupWarnings } from '@/admin/deployment/SetupWarnings'
import { deskPaths } from '@/admin/desk/desk-paths'
import type { Release } from '@/admin/publication/release'
import { usePublications } from '@/admin/publication/use-publications'
import { useRelease } from '@/admin/publication/use-release'
import { reviewQueries } from '@/data/reviews'
import { sessionQuery, signUpsQuery } from '@/data/session'
import { readSitemap, type SitemapFile } from '@/data/site-files'
import { PAGE_TYPES } from '@/generator/generated-content'
import { counted } from '@/generator/spanish'
import { paths } from '@/paths'
import type { ReviewDue } from './review-due'

/** Something that is not as it should be, and the screen where it is mended. */
type WrongThing = { name: string; to: string }

/** What was found so far; nothing is wrong only once all was read. `isUnread`: some of it could not be. */
type WrongThings = { things: WrongThing[]; isReading: boolean; isUnread: boolean }

/** Returns all that is not as it should be, the most urgent first. */
export function useWrongThings(): WrongThings {
  const publications = usePublications()
  const { read } = useRelease()
  const sitemap = useQuery({
    queryKey: ['release', 'sitemap'],
    queryFn: () => readSitemap('/sitemap.xml'),
    staleTime: 60_000,
  })
  const warnings = useSetupWarnings()
  const due = useReviewDue()
  // What the warnings are made of.
  const setup = [useQuery(sessionQuery()), useQuery(signUpsQuery())]
  const review = due.data
  const last = publications.requests?.[0]?.became
  const release = read.state === 'known' ? read.release : undefined
  const ofSitemap = sitemap.isError ? UNREADABLE : sitemap.data && sitemapProblem(sitemap.data, release)
  const found: WrongThing[] = warnings.map(({ name }) => ({ name, to: deskPaths.settings }))
  if (ofSitemap !== undefined) found.unshift({ name: ofSitemap, to: deskPaths.publish })
  if (last === 'failed' || last === 'unanswered')
    found.unshift({ name: 'Falló la última publicación: los lectores ven la anterior', to: deskPaths.publish })
  if (review && review.changed > 0)
    found.push({
      name: counted(review.changed, 'parte cambió o debe cambiar', 'partes cambiaron o deben cambiar'),
      to: deskPaths.review,
    })
  for (const label of review?.overdue ?? []) found.push({ name: `Revisión vencida: ${label}`, to: deskPaths.review })
  const isUnread =
    publications.isUnread || read.state === 'unread' || [due, ...setup].some(({ isLoadingError }) => isLoadingError)
  const isReading =
    (!publications.requests && !publications.isUnread) ||
    read.state === 'loading' ||
    [sitemap, due, ...setup].some(({ isPending }) => isPending)
  return { things: found, isReading, isUnread }
}

/** Reads the signatures, and what is due. The texts that they are compared with come with the module. */
export function useReviewDue() {
  const stored = useQuery(reviewQueries.all())
  return useQuery({
    queryKey: ['reviews', 'due', stored.dataUpdatedAt],
    queryFn: async (): Promise<ReviewDue> => {
      if (!stored.data) throw stored.error ?? new Error('no signatures to compare')
      const { reviewDue } = await import('./review-due')
      return reviewDue(stored.data, new Date())
    },
    enabled: stored.data !== undefined || stored.isError,
    retry: false,
  })
}

const UNREADABLE = 'El sitemap no se puede leer'

/** Returns what is wrong with the sitemap of the site; undefined where it names the pages of the release, and no others. */
function sitemapProblem(
  { state, addresses }: Pick<SitemapFile, 'state' | 'addresses'>,
  release: Pick<Release, 'hashes'> | undefined,
): string | undefined {
  if (state === 'missing') return 'El sitio no publica su sitemap'
  if (state !== 'valid') return UNREADABLE
  if (!release) return undefined
  const published = new Set(
    Object.keys(release.hashes).flatMap((slug) => PAGE_TYPES.map((pageType) => paths.cityPage(slug, pageType))),
  )
  const listed = addresses.flatMap(
    (address) => new RegExp(`/ec/[^/]+/(?:${PAGE_TYPES.join('|')})$`).exec(address) ?? [],
  )
  const isSame = listed.length === published.size && listed.every((path) => published.has(path))
  return isSame ? undefined : 'El sitemap no nombra las mismas páginas que la última publicación'
}
