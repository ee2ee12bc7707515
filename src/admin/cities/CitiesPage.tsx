import { useQuery } from '@tanstack/react-query'
import { dateTime } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { addressView, sheetOf, text, sheet as whichSheet } from '@/admin/desk/list/address-view'
import { ListStatus } from '@/admin/desk/list/ListStatus'
import { SheetLinks } from '@/admin/desk/list/SheetLinks'
import { TextFilter } from '@/admin/desk/list/TextFilter'
import { useSheetTop } from '@/admin/desk/list/use-sheet-top'
import { useView } from '@/admin/desk/list/use-view'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { TYPE_LABELS } from '@/admin/drafts/draft-words'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { byName } from '@/cities/names/by-name'
import { realProvince } from '@/cities/provinces'
import { searchCities } from '@/cities/search-cities'
import { cityQueries } from '@/data/cities'
import { type GeneratedPage, pageQueries } from '@/data/generated-pages'
import { byRecordKey, recordKey } from '@/data/record/page-record'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { counted, thousands } from '@/generator/spanish'
import { Badge } from '@/ui/Badge'
import { TapLink } from '@/ui/link/TapLink'

const SHEET_ROWS = 20
const VIEW = addressView({ words: text('q'), sheet: whichSheet })

/** `/admin/ciudades`: all cities, searchable by name or province; each links to its own screen. */
export function CitiesPage() {
  const cities = useQuery(cityQueries.all())
  const records = useQuery(pageQueries.all())
  return (
    <>
      <ScreenHead title="Ciudades" path={deskPaths.cities}>
        Cada ciudad con sus nombres, sus lugares de atención, sus dos páginas y su historial. Busque una y ábrala.
      </ScreenHead>
      {cities.data ? (
        <CityIndex cities={cities.data} records={records.data} isUnread={records.isError} />
      ) : (
        <Awaited queries={[cities]} text="Cargando ciudades..." what="la lista de ciudades" />
      )}
    </>
  )
}

type CityIndexProps = {
  cities: readonly City[]
  /** Undefined until they are read. */
  records: readonly GeneratedPage[] | undefined
  isUnread: boolean
}

function CityIndex({ cities, records, isUnread }: CityIndexProps) {
  const [{ words, sheet: asked }, show] = useView(VIEW.read, VIEW.write)
  const found = citiesFor(cities, words)
  const { shown, sheet, sheets } = sheetOf(found, asked, SHEET_ROWS)
  const byPage = byRecordKey(records ?? [])
  const top = useSheetTop<HTMLDivElement>()
  return (
    <>
      <search className="mt-6 block">
        <TextFilter
          placeholder="Nombre o provincia"
          text={words}
          onType={(words) => show(() => ({ words, sheet: 1 }))}
        />
      </search>
      <div ref={top} tabIndex={-1}>
        <ListStatus
          text={
            found.length === 0
              ? `Ninguna ciudad ni provincia se llama «${words}».`
              : `${thousands(found.length)} de ${thousands(cities.length)} ciudades`
          }
        />
      </div>
      {isUnread && <p role="alert">No se pudieron leer los registros: la última columna queda sin datos.</p>}
      {shown.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {shown.map((city) => (
            <li key={city.id} className="gap-x-6 py-2 sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,2fr)]">
              <TapLink to={deskPaths.city(citySlug(city))} className="font-semibold visited:text-link">
                {displayName(city)}
              </TapLink>
              <span className="flex flex-wrap items-center gap-x-2 text-ink-soft">
                {realProvince(city.province)}: {facilitiesText(city)}
              </span>
              <span className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
                {records &&
                  PAGE_TYPES.map((type) => (
                    <RecordState
                      key={type}
                      type={type}
                      record={byPage.get(recordKey({ cityId: city.id, pageType: type }))}
                    />
                  ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <SheetLinks sheet={sheet} sheets={sheets} to={(sheet) => `?${VIEW.write({ words, sheet })}`} />
    </>
  )
}

function RecordState({ type, record }: { type: PageType; record: GeneratedPage | undefined }) {
  return (
    <span>
      {TYPE_LABELS[type]}:{' '}
      {!record ? (
        <Badge>Sin registro</Badge>
      ) : record.awaitsEditor ? (
        <Badge tone="yellow">De una visita</Badge>
      ) : (
        <span className="text-ink-soft">{dateTime(record.dateModified)}</span>
      )}
    </span>
  )
}

/** Returns the cities that the text means, as the public search does; all of them, by name, where there is none. */
function citiesFor(cities: readonly City[], text: string): City[] {
  return text.trim() === '' ? byName(cities) : searchCities(cities, text)
}

function facilitiesText({ hasHospital, medicalFacilities }: City): string {
  const hospitals = hasHospital === 0 ? 'sin hospital' : counted(hasHospital, 'hospital', 'hospitales')
  return `${hospitals}, ${counted(medicalFacilities.clinics.length, 'centro', 'centros')}`
}
