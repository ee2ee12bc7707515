import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { shortDay } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { addressView, choice, order, sheet, text } from '@/admin/desk/list/address-view'
import { ChoiceChip, FilterChips, TextChip, ToggleChip } from '@/admin/desk/list/FilterChips'
import { useView } from '@/admin/desk/list/use-view'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { readFailedAgain } from '@/admin/desk/reading/read-again'
import { Unread } from '@/admin/desk/reading/Unread'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { type DeskState, StateWord, stateWord } from '@/admin/desk/StateWord'
import { DataTable, type DeskColumn } from '@/admin/desk/table/DataTable'
import { TYPE_LABELS } from '@/admin/pages/page-words'
import { usePending } from '@/admin/publication/pending-pages'
import { citySlug } from '@/cities/city-name'
import { byName, compareNames } from '@/cities/names/by-name'
import { searchCities } from '@/cities/search-cities'
import { cityQueries } from '@/data/cities'
import { pageQueries } from '@/data/generated-pages'
import { PAGE_TYPES } from '@/generator/generated-content'
import { LinkButton } from '@/ui/button/LinkButton'
import { TapLink } from '@/ui/link/TapLink'
import { type CityRow, cityRows } from './city-rows'

const STATES = { changed: 'cambiado', published: 'al-dia', 'no-record': 'sin-registro' } as const

/** The parameters are those that the list of drafts had: its old addresses lead here. */
const VIEW = addressView({
  words: text('q'),
  province: text('provincia'),
  state: choice('registro', { ...STATES, warnings: 'con-hallazgos' }),
  order,
  sheet,
})

/** `/admin/ciudades`: all cities with their two pages, and the way to add one. */
export function CitiesPage() {
  const client = useQueryClient()
  const cities = useQuery(cityQueries.withFacilities())
  const records = useQuery(pageQueries.all())
  const { pages: pending, isUnread } = usePending()
  const [view, show] = useView(VIEW.read, VIEW.write)
  const rows = useMemo(
    () => cityRows(byName(cities.data ?? []), { records: records.data, pending }),
    [cities.data, records.data, pending],
  )
  const { words, province, state } = view
  const shown = useMemo(() => rowsInView(rows, { words, province, state }), [rows, words, province, state])
  const provinces = useMemo(() => [...new Set(rows.map((row) => row.province))].sort(compareNames), [rows])
  const filter = (change: Partial<typeof view>) => show((now) => ({ ...now, sheet: 1, ...change }))
  return (
    <div className="space-y-4">
      <ScreenHead
        title="Páginas"
        path={deskPaths.cities}
        action={<LinkButton to={deskPaths.newCity}>Agregar una ciudad</LinkButton>}
      >
        Cada ciudad con sus dos páginas. Abra una para ver qué cambiará para los lectores.
      </ScreenHead>
      <p className="flex flex-wrap items-center gap-x-6">
        <span className="text-ink-soft">Solo escribir los registros:</span>
        <TapLink to={deskPaths.generateCities}>Generar por ciudad</TapLink>
        <TapLink to={deskPaths.generateMass}>Generación masiva</TapLink>
      </p>
      <FilterChips
        isNarrowed={words !== '' || province !== '' || state !== ''}
        onClear={() => filter({ words: '', province: '', state: '' })}
      >
        <TextChip label="Texto" placeholder="Nombre o provincia" text={words} onType={(words) => filter({ words })} />
        <ChoiceChip
          label="Provincia"
          value={province}
          choices={provinces.map((name) => [name, name] as const)}
          onChoose={(province) => filter({ province })}
        />
        <ChoiceChip
          label="Estado"
          value={state === 'warnings' ? '' : state}
          choices={STATE_CHOICES}
          onChoose={(state) => filter({ state })}
        />
        <ToggleChip isOn={state === 'warnings'} onToggle={(isOn) => filter({ state: isOn ? 'warnings' : '' })}>
          Con avisos
        </ToggleChip>
      </FilterChips>
      {cities.data && (records.isError || isUnread) && (
        <Unread onRetry={() => void readFailedAgain(client)}>
          No se pudo leer todo lo que hace falta para saber el estado de las páginas.
        </Unread>
      )}
      {cities.data ? (
        <DataTable
          label="Ciudades"
          columns={COLUMNS}
          rows={shown}
          idOf={({ city }) => city.id}
          view={view}
          onShow={(change) => show((now) => ({ ...now, ...change }), { replace: false })}
          noun={['ciudad', 'ciudades']}
          total={rows.length}
          empty={<p>{emptyText(view.words, rows.length)}</p>}
        />
      ) : (
        <Awaited queries={[cities]} text="Cargando ciudades..." what="la lista de ciudades" />
      )}
    </div>
  )
}

const STATE_CHOICES = (['changed', 'published', 'no-record'] as const).map(
  (state) => [state, stateWord(state)] as const,
)

type Filter = { words: string; province: string; state: keyof typeof STATES | 'warnings' | '' }

/** The words mean what they mean in the public search: «lago agrio», «sta rosa» and «quto» find their towns. */
function rowsInView(rows: readonly CityRow[], { words, province, state }: Filter): CityRow[] {
  const isWanted = (row: CityRow) =>
    (province === '' || row.province === province) &&
    (state === '' ||
      (state === 'warnings' ? row.warnings.length > 0 : PAGE_TYPES.some((pageType) => row.states[pageType] === state)))
  if (words.trim() === '') return rows.filter(isWanted)
  const rowOf = new Map(rows.map((row) => [row.city, row]))
  const found = searchCities(
    rows.map(({ city }) => city),
    words,
  )
  return found.flatMap((city) => rowOf.get(city) ?? []).filter(isWanted)
}

function emptyText(words: string, all: number): string {
  if (all === 0) return 'No hay ciudades en la base de datos. Agregue la primera.'
  return words === '' ? 'Ninguna ciudad cumple con estos filtros.' : `Ninguna ciudad ni provincia se llama «${words}».`
}

const COLUMNS: readonly DeskColumn<CityRow>[] = [
  {
    id: 'ciudad',
    header: 'Ciudad',
    cell: ({ city, name }) => <TapLink to={deskPaths.city(citySlug(city))}>{name}</TapLink>,
    sortBy: ({ name }) => name,
    onPhone: 'title',
  },
  { id: 'provincia', header: 'Provincia', cell: ({ province }) => province, sortBy: ({ province }) => province },
  { id: 'lugares', header: 'Lugares', cell: ({ places }) => places, sortBy: ({ places }) => places, isNumber: true },
  ...PAGE_TYPES.map((pageType) => ({
    id: pageType,
    header: TYPE_LABELS[pageType],
    cell: ({ states }: CityRow) => <PageStateCell label={TYPE_LABELS[pageType]} state={states[pageType]} />,
    sortBy: ({ states }: CityRow) => states[pageType] ?? null,
  })),
  {
    id: 'avisos',
    header: 'Avisos',
    cell: ({ warnings }) => warnings.join('; '),
    sortBy: ({ warnings }) => -warnings.length,
  },
  {
    id: 'cambio',
    header: 'Último cambio',
    cell: ({ changedOn }) => (changedOn ? shortDay(changedOn) : '—'),
    sortBy: ({ changedOn }) => changedOn,
    isNumber: true,
  },
]

function PageStateCell({ label, state }: { label: string; state: DeskState | undefined }) {
  return (
    <>
      <span className="text-ink-soft sm:sr-only">{label}: </span>
      {state ? <StateWord state={state} /> : '—'}
    </>
  )
}
