import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { toast } from 'sonner'
import { toCsv } from '@/admin/desk/csv'
import { deskPaths } from '@/admin/desk/desk-paths'
import { downloadText } from '@/admin/desk/download-text'
import { sheetOf } from '@/admin/desk/list/address-view'
import { ListStatus } from '@/admin/desk/list/ListStatus'
import { SheetLinks } from '@/admin/desk/list/SheetLinks'
import { useView } from '@/admin/desk/list/use-view'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { exportTable, toXlsx } from '@/admin/facilities/import/columns'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { cityQueries } from '@/data/cities'
import { type RegisteredFacility, registerQueries } from '@/data/facility-register'
import { counted, thousands } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { LinkButton } from '@/ui/button/LinkButton'
import { TapLink } from '@/ui/link/TapLink'
import { ProgressBar } from '@/ui/waiting/ProgressBar'
import { FacilityFilters } from './FacilityFilters'
import { FacilityTable } from './FacilityTable'
import {
  confirmedOf,
  DAYS_OF_A_CHECK,
  facilityRows,
  readView,
  rowsInView,
  townsWithout,
  writeView,
} from './facility-view'

const SHEET_ROWS = 50

/** `/admin/centros`: every facility of the register, the most urgent ones first. */
export function FacilitiesPage() {
  const facilities = useQuery(registerQueries.all())
  const cities = useQuery(cityQueries.all())
  return (
    <>
      <ScreenHead title="Lugares de atención" path={deskPaths.facilities}>
        Los lugares a los que el portal envía. Primero, los de ciudades sin un lugar que atienda emergencias; después,
        los hospitales por confirmar y los que hace más tiempo que nadie revisa.
      </ScreenHead>
      <p className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={deskPaths.import}>Importar una lista</LinkButton>
        <LinkButton variant="secondary" to={deskPaths.newFacility}>
          Agregar un lugar
        </LinkButton>
      </p>
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
  const [now] = useState(() => new Date())
  const rows = useMemo(() => facilityRows(facilities, cities, now), [facilities, cities, now])
  const [view, show] = useView((params) => readView(params, rows), writeView)
  const found = rowsInView(rows, view)
  const { shown, first, sheet, sheets } = sheetOf(found, view.sheet, SHEET_ROWS)
  return (
    <>
      <Confirmed facilities={facilities} now={now} />
      <TownsWithout towns={townsWithout(facilities, cities)} />
      <FacilityFilters view={view} rows={rows} onShow={show} />
      <ListStatus text={countText(found.length, rows.length, first, shown.length)} />
      {found.length > 0 && <Export places={found.map(({ entry }) => entry)} cities={cities} />}
      {shown.length > 0 && <FacilityTable view={String(writeView(view))} rows={shown} />}
      <SheetLinks sheet={sheet} sheets={sheets} to={(sheet) => `?${writeView({ ...view, sheet })}`} />
    </>
  )
}

/** The places of the view as a file that the import reads again after it was changed in a spreadsheet. */
function Export({ places, cities }: { places: readonly RegisteredFacility[]; cities: readonly City[] }) {
  const table = () => exportTable(places, cities)
  const saveXlsx = async () => {
    try {
      downloadText('lugares.xlsx', await toXlsx(table()), 'application/vnd.ms-excel')
    } catch (cause) {
      console.warn('Error writing a workbook', cause)
      toast.error('No se pudo escribir el libro de Excel. Inténtelo otra vez, o exporte como CSV.')
    }
  }
  return (
    <p className="mt-3 flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => downloadText('lugares.csv', toCsv(table()), 'text/csv')}>
        Exportar CSV
      </Button>
      <Button variant="secondary" onClick={() => void saveXlsx()}>
        Exportar Excel
      </Button>
    </p>
  )
}

function Confirmed({ facilities, now }: { facilities: readonly RegisteredFacility[]; now: Date }) {
  const { confirmed, all } = confirmedOf(facilities, now)
  return (
    <div className="mt-6 max-w-measure">
      <p>
        <strong className="tabular-nums">
          {thousands(confirmed)} de {thousands(all)}
        </strong>{' '}
        {all === 1 ? 'lugar confirmado' : 'lugares confirmados'} en los últimos {DAYS_OF_A_CHECK} días
      </p>
      <ProgressBar label={`Lugares confirmados en los últimos ${DAYS_OF_A_CHECK} días`} value={confirmed} max={all} />
    </div>
  )
}

function TownsWithout({ towns }: { towns: readonly City[] }) {
  if (towns.length === 0) return null
  return (
    <details className="mt-4 max-w-measure rounded-md border border-line bg-raised p-3">
      <summary className="hang min-h-11 py-2 font-semibold">
        Ciudades sin ningún lugar en el registro: {thousands(towns.length)}
      </summary>
      <ul className="mt-2 flex flex-wrap gap-x-4">
        {towns.map((city) => (
          <li key={city.id}>
            <TapLink to={`${deskPaths.newFacility}?ciudad=${encodeURIComponent(city.slug)}`}>
              Agregar uno en {displayName(city)}
            </TapLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

function countText(found: number, all: number, first: number, shown: number): string {
  if (all === 0) return 'El registro está vacío: importe una lista o agregue un lugar.'
  if (found === 0) return 'Ningún lugar cumple con estos filtros. Quite alguno para ver más.'
  const filtered = found < all ? ` (de ${thousands(all)} en el registro)` : ''
  return `Mostrando ${thousands(first + 1)}–${thousands(first + shown)} de ${counted(found, 'lugar', 'lugares')}${filtered}`
}
