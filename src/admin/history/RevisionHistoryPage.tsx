import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { sinceText } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { type ShowView, useView } from '@/admin/desk/list/use-view'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { Unread } from '@/admin/desk/reading/Unread'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { ListWithPanel, SidePanel } from '@/admin/desk/SidePanel'
import { DataTable, type DeskColumn, FIRST_SHEET } from '@/admin/desk/table/DataTable'
import { useAuthorName } from '@/admin/session/use-author-name'
import { cityQueries } from '@/data/cities'
import { type HistoryEntry, type HistoryFilter, historyQuery } from '@/data/history/revisions'
import { Button } from '@/ui/button/Button'
import { Link } from '@/ui/link/Link'
import { TapLink } from '@/ui/link/TapLink'
import { useDebounced } from '@/ui/use-debounced'
import { Loading } from '@/ui/waiting/SlowFallback'
import { useCities } from '@/visitor/directory/use-cities'
import { Change } from './Change'
import { changeWords, entrySummary, entryTitle } from './change-words'
import { HistoryFilters } from './HistoryFilters'
import { searchOf } from './history-search'
import { addressOf, filterOf, type HistoryView, isNarrowed, readView } from './history-view'
import { NoEntries } from './LatestHistory'

/**
 * `/admin/historial`: every change, with who made it, when and why, and beside the list the words of one, with the way
 * to restore them. A run of the desk is one entry. The address says what is shown.
 */
export function RevisionHistoryPage() {
  const [view, show] = useView(readView, addressOf)
  const { cities, state, retry } = useCities()
  const text = useDebounced(view.text.trim(), TYPING_MS)
  const named = useQuery({ ...cityQueries.withFacilities(), enabled: text !== '' })
  const search = useMemo(() => searchOf(text, named.data ?? []), [text, named.data])
  const filter = filterOf(view, cities, search)
  const list = (
    <>
      <HistoryFilters view={view} cities={cities} onShow={show} />
      {(view.row !== '' || view.run !== '') && (
        <p className="mt-4">
          {view.run === '' ? 'Solo lo de una fila.' : 'Solo lo que se escribió junto.'}{' '}
          <TapLink to={addressOf({ ...view, row: '', run: '', before: '', open: '' })}>Todo el historial</TapLink>
        </p>
      )}
      {text !== '' && !named.data ? (
        <Awaited queries={[named]} text="Buscando en el historial..." what="los lugares y las ciudades" />
      ) : filter ? (
        <HistoryTable filter={filter} view={view} onShow={show} />
      ) : state === 'loading' ? (
        <Loading text="Cargando el historial..." what="el historial" />
      ) : state === 'failed' ? (
        <Unread onRetry={retry}>No se pudieron leer las ciudades.</Unread>
      ) : (
        <p role="status" className="mt-6">
          No hay ninguna ciudad en «{view.city}».
        </p>
      )}
    </>
  )
  return (
    <>
      <ScreenHead title="Historial de revisiones" path={deskPaths.history}>
        Cada cambio, el más reciente primero. La base de datos lo anota sola, y nadie puede corregirlo ni borrarlo.
      </ScreenHead>
      <ListWithPanel
        list={list}
        panel={
          view.open && (
            <ChangePanel key={view.open} id={Number(view.open)} onClose={() => show((now) => ({ ...now, open: '' }))} />
          )
        }
      />
    </>
  )
}

/** A pause of this length ends the typing: each word that is searched for is a request. */
const TYPING_MS = 300
const SHEET_ENTRIES = 25
const NOTHING_FOUND = 'Nada de lo que pide está anotado.'

type HistoryTableProps = { filter: HistoryFilter; view: HistoryView; onShow: ShowView<HistoryView> }

/** Changes and runs, a sheet at a time: each sheet is read by itself. */
function HistoryTable({ filter, view, onShow }: HistoryTableProps) {
  const top = useRef<HTMLElement>(null)
  const { cities } = useCities()
  // One entry more than is shown is read, to know whether there are older ones.
  const query = useQuery(historyQuery(filter, SHEET_ENTRIES + 1))
  const shown = useMemo(() => query.data?.slice(0, SHEET_ENTRIES) ?? [], [query.data])
  const address = addressOf(view)
  const columns = useMemo((): readonly DeskColumn<HistoryEntry>[] => {
    const asked = readView(new URLSearchParams(address))
    return [
      {
        id: 'que',
        header: 'Qué',
        onPhone: 'title',
        cell: (entry) => {
          const { title, to } = entryTitle(entry, cities)
          return (
            <Link
              to={'run' in entry ? to : addressOf({ ...asked, open: String(entry.id) })}
              className="inline-block py-1"
            >
              {title}
              <span className="sr-only">, {sinceText(madeBy(entry).changedAt, new Date())}</span>
            </Link>
          )
        },
      },
      {
        id: 'cambio',
        header: 'Cambio',
        cell: (entry) => <span className="wrap-anywhere">{entrySummary(entry, cities)}</span>,
      },
      { id: 'quien', header: 'Quién', cell: (entry) => <Author id={madeBy(entry).changedBy} /> },
      {
        id: 'cuando',
        header: 'Cuándo',
        cell: (entry) => (
          <time dateTime={madeBy(entry).changedAt} className="whitespace-nowrap">
            {sinceText(madeBy(entry).changedAt, new Date())}
          </time>
        ),
      },
      {
        id: 'motivo',
        header: 'Motivo',
        cell: (entry) => ('revision' in entry && entry.revision.reason ? `«${entry.revision.reason}»` : ''),
      },
    ]
  }, [cities, address])
  const showSheet = (before: string) => {
    onShow((now) => ({ ...now, before, open: '' }), { replace: false })
    top.current?.scrollIntoView()
    top.current?.focus({ preventScroll: true })
  }
  const oldest = shown.at(-1)
  return (
    <section ref={top} tabIndex={-1} aria-label="Cambios" className="mt-4">
      {query.data ? (
        <DataTable
          label="Historial"
          columns={columns}
          rows={shown}
          idOf={({ id }) => String(id)}
          view={FIRST_SHEET}
          onShow={() => {}}
          noun={filter.before ? ['cambio anterior', 'cambios anteriores'] : ['cambio reciente', 'cambios recientes']}
          openId={view.open}
          empty={<NoEntries {...(isNarrowed(view) && { known: NOTHING_FOUND })} />}
        />
      ) : (
        <Awaited queries={[query]} text="Cargando el historial..." what="el historial" />
      )}
      <nav aria-label="Hojas del historial" className="mt-4 flex flex-wrap gap-3">
        {filter.before && (
          <Button variant="secondary" onClick={() => showSheet('')}>
            Los más recientes
          </Button>
        )}
        {query.data && query.data.length > SHEET_ENTRIES && oldest && (
          <Button variant="secondary" onClick={() => showSheet(String(oldest.id))}>
            Anteriores
          </Button>
        )}
      </nav>
    </section>
  )
}

function madeBy(entry: HistoryEntry) {
  return 'run' in entry ? entry.run : entry.revision
}

function Author({ id }: { id: string | null }) {
  return useAuthorName(id)
}

/** One change with its words, and the ways on from it. */
function ChangePanel({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(historyQuery({ id }, 1))
  const { cities } = useCities()
  const entry = query.data?.[0]
  const revision = entry && 'revision' in entry ? entry.revision : undefined
  const words = revision && changeWords(revision, cities)
  return (
    <SidePanel title={words?.name ?? 'Un cambio'} onClose={onClose}>
      {revision ? (
        <>
          <Change revision={revision} />
          <ul className="mt-4">
            {words?.links.map(([label, to]) => (
              <li key={to}>
                <TapLink to={to}>{label}</TapLink>
              </li>
            ))}
          </ul>
        </>
      ) : query.data ? (
        <NoEntries known={NOTHING_FOUND} />
      ) : (
        <Awaited queries={[query]} text="Leyendo el cambio…" what="el cambio" />
      )}
    </SidePanel>
  )
}
