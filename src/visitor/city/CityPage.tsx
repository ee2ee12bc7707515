import { useParams } from 'react-router-dom'
import { displayName } from '@/cities/city-name'
import { PAGE_TYPES } from '@/generator/generated-content'
import { paths } from '@/paths'
import { VariantLinks } from '@/visitor/directory/CityCard'
import { EmergencyBanner } from '@/visitor/emergency/EmergencyBanner'
import { NotFoundPage } from '@/visitor/shell/NotFoundPage'
import { BusyScreen } from './writing/BusyScreen'
import { usePageFile } from './writing/use-page-file'
import { WrittenCityPage } from './writing/WrittenCityPage'

/** `/ec/{city}/cytotec` and `/ec/{city}/misoprostol`, where they did not come built. */
export function CityPage() {
  const { citySlug: slug = '', pageType } = useParams()
  const isAsking = usePageFile()
  const known = PAGE_TYPES.find((type) => type === pageType)
  if (known === undefined) {
    // «cytotec.», «citotec»: which city is meant is clear, though nobody looked whether there is one.
    const city = { name: '', canonicalName: null, slug: slug.slice(0, 60) }
    return (
      <div className="space-y-8">
        <NotFoundPage place={displayName(city)}>
          <h2>¿Buscaba una página de {displayName(city)}?</h2>
          <VariantLinks city={city} />
        </NotFoundPage>
        <EmergencyBanner />
      </div>
    )
  }
  if (!isAsking) return <WrittenCityPage slug={slug} pageType={known} />
  const retry = () => window.location.reload()
  return <BusyScreen text="Cargando información médica..." path={paths.cityPage(slug, known)} onRetry={retry} />
}
