import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import { facilitiesFound } from '@/cities/search-cities'
import { PAGE_TYPE_NAMES, type PageType } from '@/generator/generated-content'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { lookingHead, notFoundHead } from '@/seo/page-head'
import { LinkButton } from '@/ui/button/LinkButton'
import { Link } from '@/ui/link/Link'
import { PageHeading } from '@/ui/page/PageHeading'
import { similarCities } from '@/visitor/city/similar-cities'
import { EmergencyBanner } from '@/visitor/emergency/EmergencyBanner'
import { mayBeName } from '@/visitor/shell/may-be-name'
import { ConnectionNotice } from '@/visitor/shell/TroubleNotice'

type CityNotFoundProps = {
  slug: string
  pageType: PageType
  cities: readonly City[]
  /** Set if the search itself failed, so that the city may well exist. */
  onRetry?: () => void
}

/** Shown when no city has this address, or when the search for the city failed. */
export function CityNotFound({ slug, pageType, cities, onRetry }: CityNotFoundProps) {
  return (
    <div className="space-y-6 py-3">
      {onRetry ? (
        <>
          <Head head={lookingHead(NOT_LOADED, 'No se sabe todavía si esta dirección es de una ciudad.')} />
          <PageHeading>{NOT_LOADED}</PageHeading>
          <ConnectionNotice what="la información de la ciudad" onRetry={onRetry} />
          <EmergencyBanner />
        </>
      ) : (
        <>
          <Head head={notFoundHead('Ciudad no encontrada')} />
          <PageHeading>Ciudad no encontrada</PageHeading>
          <p className="max-w-measure">
            {mayBeName(slug) ? (
              <>No encontramos información para la ciudad "{slug}"...</>
            ) : (
              <>No encontramos información para esta ciudad.</>
            )}
          </p>
          <p className="max-w-measure">Revise cómo está escrita la dirección o elija la ciudad en la lista.</p>
        </>
      )}
      <SimilarCities slug={slug} cities={similarCities(cities, slug)} pageType={pageType} />
      <div>
        <h2>Ejemplos de páginas</h2>
        <ul className="mt-2">
          {EXAMPLES.map(({ text, path }) => (
            <li key={path}>
              <Link to={path} className="inline-block py-2">
                {text}: {path}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <LinkButton to={paths.cities}>Ver todas las ciudades</LinkButton>
      {!onRetry && <EmergencyBanner />}
    </div>
  )
}

const NOT_LOADED = 'No pudimos cargar esta ciudad'

const EXAMPLES = [
  { text: `${PAGE_TYPE_NAMES.cytotec} en Quito`, path: paths.cityPage('quito', 'cytotec') },
  { text: `${PAGE_TYPE_NAMES.misoprostol} en Guayaquil`, path: paths.cityPage('guayaquil', 'misoprostol') },
]

/**
 * A city that was found only by a place of care in its canton is shown with the name of that place: Guayaquil with
 * Posorja.
 */
function SimilarCities({ slug, cities, pageType }: Omit<CityNotFoundProps, 'onRetry'>) {
  if (cities.length === 0) return null
  const places = facilitiesFound(cities, slug)
  return (
    <div>
      <h2>¿Buscaba una de estas ciudades?</h2>
      <ul className="mt-2">
        {cities.map((city) => {
          const names = places.get(city)
          return (
            <li key={city.id}>
              <Link to={paths.cityPage(citySlug(city), pageType)} className="inline-block py-2">
                {displayName(city)}, {realProvince(city.province)}
              </Link>
              {names && <span className="text-sm text-ink-soft">{` ${names.slice(0, 3).join(', ')}`}</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
