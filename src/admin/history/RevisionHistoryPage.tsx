import { useSearchParams } from 'react-router-dom'
import { cityHistory, facilityHistory, pageHistory } from '@/data/revisions'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { adminHead } from '@/seo/page-head'
import { Link } from '@/ui/Link'
import { PageHeading } from '@/ui/PageHeading'
import { CityEntry } from './CityEntry'
import { FacilityEntry } from './FacilityEntry'
import { PageEntry } from './PageEntry'
import { Revisions } from './Revisions'

/** What has a history, as the address names it (`?de=`); without a name it is the pages. */
const HISTORIES = [
  ['', 'Páginas'],
  ['ciudades', 'Ciudades'],
  ['lugares', 'Lugares de atención'],
] as const

/**
 * `/admin/historial`: what was changed of each record, city and place of care, when and by whom; a state of before can be brought
 * back. `?registro=` shows one page, city or place alone, `?antes=` what came before a change.
 */
export function RevisionHistoryPage() {
  const [params] = useSearchParams()
  const [kind] = HISTORIES.find(([word]) => word === params.get('de')) ?? HISTORIES[0]
  // What can be no row, and no change, is left out: the latest changes are shown.
  const row = matchOf(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, params.get('registro'))
  const before = matchOf(/^\d+$/, params.get('antes'))
  const shown = { row, before, linkTo: (more?: { antes: string }) => addressOf(kind, more) }
  return (
    <>
      <Head head={adminHead('Historial de revisiones', paths.adminHistory)} />
      <PageHeading>Historial de revisiones</PageHeading>
      <p className="mt-2 max-w-measure">
        Cada cambio de un registro, de una ciudad o de un lugar de atención, el más reciente primero. La base de datos
        lo anota sola: nadie puede corregirlo ni borrarlo. Restaurar un estado queda anotado como un cambio más.
      </p>
      <nav aria-label="De qué es el historial" className="mt-4 flex flex-wrap gap-x-6 border-b border-line">
        {HISTORIES.map(([word, label]) => (
          <Link
            key={word}
            to={addressOf(word)}
            aria-current={word === kind ? 'page' : undefined}
            className="inline-flex min-h-11 items-center border-b-4 border-transparent visited:text-link aria-[current]:border-primary aria-[current]:font-semibold"
          >
            {label}
          </Link>
        ))}
      </nav>
      {kind === 'lugares' ? (
        <Revisions
          key={kind}
          history={facilityHistory}
          entry={(revision) => <FacilityEntry key={revision.id} revision={revision} />}
          {...shown}
        />
      ) : kind === 'ciudades' ? (
        <Revisions
          key={kind}
          history={cityHistory}
          entry={(revision) => <CityEntry key={revision.id} revision={revision} />}
          {...shown}
        />
      ) : (
        <Revisions
          key={kind}
          history={pageHistory}
          entry={(revision) => <PageEntry key={revision.id} revision={revision} />}
          {...shown}
        />
      )}
    </>
  )
}

function addressOf(kind: string, more: { antes?: string } = {}): string {
  return `?${new URLSearchParams({ ...(kind === '' ? {} : { de: kind }), ...more })}`
}

function matchOf(shape: RegExp, text: string | null): string {
  return text !== null && shape.test(text) ? text : ''
}
