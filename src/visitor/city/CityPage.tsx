import { useParams } from 'react-router-dom'
import { usePageFile } from '@/built/use-page-file'
import { PAGE_TYPE_NAMES, PAGE_TYPES } from '@/generator/generated-content'
import { paths } from '@/paths'
import { Link } from '@/ui/link/Link'
import { EmergencyBanner } from '@/visitor/emergency/EmergencyBanner'
import { NotFoundPage } from '@/visitor/shell/NotFoundPage'
import { BusyScreen } from './writing/BusyScreen'
import { WrittenCityPage } from './writing/WrittenCityPage'

/**
 * `/ec/{city}/cytotec` and `/ec/{city}/misoprostol`, in the build and, in a browser, where the built file was not
 * loaded.
 */
export function CityPage() {
  const { citySlug: slug = '', pageType } = useParams()
  const isAsking = usePageFile()
  const known = PAGE_TYPES.find((type) => type === pageType)
  if (known === undefined) {
    // For «cytotec.» or «citotec» the links lead to the pages of the address's city, without checking that there is
    // such a city. They do not name it: somebody who makes up an address could otherwise put their own words beside
    // ours.
    return (
      <div className="space-y-8">
        <NotFoundPage slug={slug}>
          <h2>¿Buscaba las páginas de una ciudad?</h2>
          <p className="city-links">
            {PAGE_TYPES.map((type) => (
              <Link key={type} to={paths.cityPage(slug, type)}>
                {PAGE_TYPE_NAMES[type]}
              </Link>
            ))}
          </p>
        </NotFoundPage>
        <EmergencyBanner />
      </div>
    )
  }
  if (!isAsking) return <WrittenCityPage slug={slug} pageType={known} />
  const retry = () => window.location.reload()
  return <BusyScreen text="Cargando información médica..." onRetry={retry} />
}
