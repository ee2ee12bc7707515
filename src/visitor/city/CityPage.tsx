import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { useBuilt } from '@/built/built'
import { PAGE_TYPES } from '@/generator/generated-content'
import { paths } from '@/paths'
import { EmergencyBanner } from '@/visitor/emergency/EmergencyBanner'
import { NotFoundPage } from '@/visitor/shell/NotFoundPage'
import { CityFrame } from './CityFrame'
import { BusyScreen } from './writing/BusyScreen'
import { usePageFile } from './writing/use-page-file'

/** What only a page needs that has to be written. */
const WrittenCityPage = lazy(() =>
  import('./writing/WrittenCityPage').then(({ WrittenCityPage }) => ({ default: WrittenCityPage })),
)

/** `/ec/{city}/cytotec` and `/ec/{city}/misoprostol`. A page that came built is left as it is: nothing is asked, written or saved. */
export function CityPage() {
  const { citySlug: slug = '', pageType } = useParams()
  const built = useBuilt()
  const isAsking = usePageFile(built)
  const known = PAGE_TYPES.find((type) => type === pageType)
  if (known === undefined) {
    return (
      <div className="space-y-8">
        <NotFoundPage />
        <EmergencyBanner />
      </div>
    )
  }
  if (built && typeof document !== 'undefined') return <CityFrame drawn={undefined} />
  if (!isAsking) return <WrittenCityPage slug={slug} pageType={known} />
  const retry = () => window.location.reload()
  return <BusyScreen text="Cargando información médica..." path={paths.cityPage(slug, known)} onRetry={retry} />
}
