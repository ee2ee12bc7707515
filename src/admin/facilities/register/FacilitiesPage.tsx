import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { toast } from 'sonner'
import { choicesOf } from '@/admin/desk/ChoiceField'
import { toCsv } from '@/admin/desk/csv'
import { shortDay } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { downloadText } from '@/admin/desk/download-text'
import { ChoiceChip, FilterChips, TextChip, ToggleChip } from '@/admin/desk/list/FilterChips'
import { type ShowView, useView } from '@/admin/desk/list/use-view'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { ListWithPanel } from '@/admin/desk/SidePanel'
import { StateWord, stateWord } from '@/admin/desk/StateWord'
import { DataTable, type DeskColumn, inOrder } from '@/admin/desk/table/DataTable'
import { EMERGENCY_LABELS, KIND_LABELS, STATUS_LABELS } from '@/admin/facilities/facility-words'
import { exportTable, toXlsx } from '@/admin/facilities/import/columns'
import type { City } from '@/cities/city'
import { attendsEmergencies } from '@/cities/facility'
import { compareNames } from '@/cities/names/by-name'
import { cityQueries } from '@/data/cities'
import { type RegisteredFacility, registerQueries } from '@/data/facility-register'
import { thousands } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { LinkButton } from '@/ui/button/LinkButton'
import { Link } from '@/ui/link/Link'
import { TapLink } from '@/ui/link/TapLink'
import { kindText } from '@/visitor/care/facility-words'
import { FacilityPanel } from './FacilityPanel'
import {
  confirmedOf,
  DAYS_OF_A_CHECK,
  EVERYTHING,
  type FacilityRow,
  type FacilityView,
  facilityRows,
  readView,
  rowsInView,
  stateOf,
  writeView,
} from './facility-view'

/** `/admin/centros`: every facility of the register, the most urgent ones first, and beside them the one that is open. */
export function FacilitiesPage() {
  const { id } = useParams()
  const facilities = useQuery(registerQueries.all())
  const cities = useQuery(cityQueries.withFacilities())
  return (
    <>
      <ScreenHead
        title="Lugares de atención"
        path={deskPaths.facilities}
        // An open place has the main button of its own: to save it.
        action={
          <LinkButton variant={id === undefined ? 'primary' : 'secondary'} to={deskPaths.calls}>
            Empezar a llamar
          </LinkButton>
        }
      />
      {facilities.data && cities.data ? (
        <FacilityList facilities={facilities.data} cities={cities.data} />
      ) : (
        <Awaited
          queries={[facilities, cities]}
          text="Cargando el registro..."
          what="el registro de lugares de atención"
        />
      )}
    </>
  )
}

function FacilityList({ facilities, cities }: { facilities: readonly RegisteredFacility[]; cities: readonly City[] }) {
  const { id } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [now] = useState(() => new Date())
  const rows = useMemo(() => facilityRows(facilities, cities, now), [facilities, cities, now])
  const [view, show] = useView((params) => readView(params, rows), writeView)
  const filterKey = filtersOf(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `filterKey` stands for the filters of the view.
  const found = useMemo(() => rowsInView(rows, view), [rows, filterKey])
  const columns = useMemo(() => columnsWith(search), [search])
  // The panel goes on from a place as the list shows them.
  const listed = useMemo(() => inOrder(found, columns, view.order), [found, columns, view.order])
  useListPlace(id)
  const open = (first: FacilityRow | undefined) =>
    first && void navigate(`${deskPaths.facility(first.entry.id)}${window.location.search}`)
  const list = (
    <>
      <Summary facilities={facilities} now={now} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          open(listed[0])
        }}
      >
        <FacilityChips view={view} rows={rows} onShow={show} isNarrowed={filterKey !== filtersOf(EVERYTHING)} />
      </form>
      <Tools places={found.map(({ entry }) => entry)} cities={cities} province={view.province} />
      <DataTable
        label="Lugares"
        columns={columns}
        rows={listed}
        idOf={({ entry }) => entry.id}
        view={view}
        onShow={(change) => show((asked) => ({ ...asked, ...change }))}
        noun={['lugar', 'lugares']}
        total={rows.length}
        openId={id}
        empty={
          rows.length === 0
            ? 'El registro está vacío: importe una lista o agregue un lugar.'
            : 'Ningún lugar cumple con estos filtros. Quite alguno para ver más.'
        }
      />
    </>
  )
  return <ListWithPanel list={list} panel={id && <FacilityPanel rows={rows} found={listed} />} />
}

/**
 * Leaves the list where it is when a place is opened or closed, although the page scrolls to its top with each new
 * address: the row stays in view, and has the focus once its place is closed.
 */
function useListPlace(id: string | undefined): void {
  const last = useRef(id)
  const scrolledTo = useRef<number>(undefined)
  // In a layout effect: the page is scrolled to its top in an effect.
  useLayoutEffect(() => {
    if (last.current === undefined && id !== undefined) scrolledTo.current = window.scrollY
  }, [id])
  useEffect(() => {
    const isClosed = id === undefined
    const shown = id ?? last.current
    last.current = id
    if (shown === undefined) return
    const frame = requestAnimationFrame(() => {
      if (scrolledTo.current !== undefined) window.scrollTo({ top: scrolledTo.current, behavior: 'instant' })
      const link = document.querySelector<HTMLAnchorElement>(`tbody a[href^="${deskPaths.facility(shown)}"]`)
      link?.closest('tr')?.scrollIntoView({ block: 'nearest' })
      if (isClosed) link?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [id])
}

/** The filters of a view as one text, without its order and its sheet. */
function filtersOf({ order: _, sheet: __, ...filters }: FacilityView): string {
  return JSON.stringify(filters)
}

/** The links to a place keep the filters of the list. */
function columnsWith(search: string): readonly DeskColumn<FacilityRow>[] {
  return [
    {
      id: 'lugar',
      header: 'Lugar',
      onPhone: 'title',
      sortBy: ({ entry }) => entry.name,
      cell: ({ entry }) => (
        <Link to={`${deskPaths.facility(entry.id)}${search}`} className="inline-block py-1">
          {entry.displayName ?? entry.name}
        </Link>
      ),
    },
    {
      id: 'ciudad',
      header: 'Ciudad',
      sortBy: ({ town }) => town,
      cell: ({ town, province }) => (
        <>
          {town} <span className="text-ink-soft">{province}</span>
        </>
      ),
    },
    {
      id: 'tipo',
      header: 'Tipo',
      isWide: true,
      sortBy: ({ entry }) => KIND_LABELS[entry.kind],
      cell: ({ facility }) => kindText(facility),
    },
    {
      id: 'emergencias',
      header: 'Emergencias',
      sortBy: ({ facility }) => emergencyText(facility.attendsEmergencies, attendsEmergencies(facility)),
      cell: ({ facility }) => emergencyText(facility.attendsEmergencies, attendsEmergencies(facility)),
    },
    {
      id: 'respuesta',
      header: 'Respuestas',
      isNumber: true,
      isWide: true,
      onPhone: 'hidden',
      sortBy: ({ naming }) => -naming.first.length,
      cell: ({ naming }) => naming.first.length || '',
    },
    {
      id: 'revision',
      header: 'Última revisión',
      onPhone: 'hidden',
      sortBy: ({ entry }) => entry.checkedOn,
      cell: ({ entry, isOverdue }) => (
        <span className="whitespace-nowrap">
          {shortDay(entry.checkedOn)}
          {isOverdue && <strong> · vencida</strong>}
        </span>
      ),
    },
    {
      id: 'estado',
      header: 'Estado',
      sortBy: (row) => stateWord(stateOf(row)),
      cell: (row) => <StateWord state={stateOf(row)} />,
    },
  ]
}

function emergencyText(said: FacilityRow['facility']['attendsEmergencies'], byKind: boolean): string {
  if (said !== null) return EMERGENCY_LABELS[said]
  return byKind ? 'Por su tipo' : 'No se sabe'
}

type FacilityChipsProps = {
  view: FacilityView
  rows: readonly FacilityRow[]
  isNarrowed: boolean
  onShow: ShowView<FacilityView>
}

/** The filters of the list; every choice is written to the address at once. */
function FacilityChips({ view, rows, isNarrowed, onShow }: FacilityChipsProps) {
  const choose = (change: Partial<FacilityView>) => onShow((asked) => ({ ...asked, sheet: 1, ...change }))
  const provinces = useMemo(() => [...new Set(rows.map(({ province }) => province))].sort(compareNames), [rows])
  return (
    <FilterChips isNarrowed={isNarrowed} onClear={() => onShow(() => EVERYTHING)}>
      <TextChip
        label="Buscar un lugar"
        placeholder="Nombre, ciudad o unicódigo"
        text={view.text}
        onType={(text) => choose({ text })}
      />
      <ChoiceChip
        label="Provincia"
        value={view.province}
        choices={provinces.map((name) => [name, name] as const)}
        onChoose={(province) => choose({ province, city: '' })}
      />
      <ChoiceChip
        label="Tipo"
        value={view.kind}
        choices={choicesOf(KIND_LABELS)}
        onChoose={(kind) => choose({ kind })}
      />
      <ChoiceChip
        label="Estado"
        value={view.status}
        choices={choicesOf(STATUS_LABELS)}
        onChoose={(status) => choose({ status })}
      />
      {FLAGS.map(([flag, label]) => (
        <ToggleChip key={flag} isOn={view[flag]} onToggle={(isOn) => choose({ [flag]: isOn })}>
          {label}
        </ToggleChip>
      ))}
      {view.city !== '' && (
        <ToggleChip isOn onToggle={() => choose({ city: '' })}>
          Solo {rows.find(({ slug }) => slug === view.city)?.town ?? view.city}
        </ToggleChip>
      )}
    </FilterChips>
  )
}

const FLAGS = [
  ['isToConfirmOnly', 'Por confirmar'],
  ['isInAnswerOnly', 'En la respuesta de una página'],
  ['isUnservedOnly', 'Sin emergencias cerca'],
  ['isOverdueOnly', `Sin confirmar desde hace ${DAYS_OF_A_CHECK} días`],
] as const

type ToolsProps = { places: readonly RegisteredFacility[]; cities: readonly City[]; province: string }

/** What can be done with the places of the view: a file of them comes back changed through the import. */
function Tools({ places, cities, province }: ToolsProps) {
  const saveXlsx = async () => {
    try {
      downloadText('lugares.xlsx', await toXlsx(exportTable(places, cities)), 'application/vnd.ms-excel')
    } catch (cause) {
      console.warn('Error writing a workbook', cause)
      toast.error('No se pudo escribir el libro de Excel. Inténtelo otra vez, o exporte como CSV.')
    }
  }
  const calls = province === '' ? deskPaths.calls : `${deskPaths.calls}?provincia=${encodeURIComponent(province)}`
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
      <TapLink to={deskPaths.newFacility}>Agregar un lugar</TapLink>
      <TapLink to={deskPaths.import}>Importar una lista</TapLink>
      {province !== '' && <TapLink to={calls}>Llamar a los de {province}</TapLink>}
      <Button
        variant="secondary"
        onClick={() => downloadText('lugares.csv', toCsv(exportTable(places, cities)), 'text/csv')}
      >
        Exportar CSV
      </Button>
      <Button variant="secondary" onClick={() => void saveXlsx()}>
        Exportar Excel
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        Imprimir la lista
      </Button>
    </div>
  )
}

function Summary({ facilities, now }: { facilities: readonly RegisteredFacility[]; now: Date }) {
  const { confirmed, all } = confirmedOf(facilities, now)
  return (
    <p className="mt-2 print:hidden">
      <strong className="tabular-nums">
        {thousands(confirmed)} de {thousands(all)}
      </strong>{' '}
      {all === 1 ? 'lugar confirmado' : 'lugares confirmados'} en los últimos {DAYS_OF_A_CHECK} días
    </p>
  )
}
