import { useParams } from 'react-router-dom'
import { PAGE_TYPES } from '@/generator/generated-content'
import { paths } from '@/paths'
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
    return (
      <div className="space-y-8">
        <NotFoundPage />
        <EmergencyBanner />
      </div>
    )
  }
  if (!isAsking) return <WrittenCityPage slug={slug} pageType={known} />
  const retry = () => window.location.reload()
  return <BusyScreen text="Cargando información médica..." path={paths.cityPage(slug, known)} onRetry={retry} />
}
