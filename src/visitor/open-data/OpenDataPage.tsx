import { openDataDay } from '@/cities/care/open-data'
import { page } from '@/content/pages/datos.md'
import { OPEN_DATA_FILES, paths } from '@/paths'
import { ArticlePage } from '@/visitor/article/ArticlePage'
import { longDate } from '@/visitor/city/long-date'
import { useCities } from '@/visitor/directory/use-cities'

const FILES = [
  { path: OPEN_DATA_FILES.csv, type: 'text/csv', label: 'Tabla para una hoja de cálculo (CSV)' },
  { path: OPEN_DATA_FILES.geoJson, type: 'application/geo+json', label: 'Puntos para un mapa (GeoJSON)' },
] as const

/** `/datos`: the register of places of care as files, what is in them, and under which licence. */
export function OpenDataPage() {
  const { cities } = useCities({ withFacilities: true })
  const day = openDataDay(cities)
  return (
    <ArticlePage
      page={page}
      path={paths.openData}
      dataset={{ name: page.heading, day, licence: LICENCE, files: FILES }}
    >
      <div className="max-w-measure">
        <ul>
          {FILES.map(({ path, label }) => (
            <li key={path}>
              <a href={path} download className="inline-block min-h-11 py-2 font-semibold">
                {label}
              </a>
            </li>
          ))}
        </ul>
        {day !== undefined && (
          <p>
            Datos del <time dateTime={day}>{longDate(day)}</time>.
          </p>
        )}
      </div>
    </ArticlePage>
  )
}

/** The licence of the project, which the text of the page names. */
const LICENCE = 'https://opensource.org/license/mit'
