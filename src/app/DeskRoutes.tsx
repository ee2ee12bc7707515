import { Route, Routes } from 'react-router-dom'
import { AdminLayout } from '@/admin/desk/AdminLayout'
import { DeskNotFoundPage } from '@/admin/desk/DeskNotFoundPage'
import { deskPatterns } from '@/admin/desk/desk-paths'
import { DESK_TROUBLE } from '@/admin/desk/trouble'
import { signRequests } from '@/data/session'
import { paths, routePatterns } from '@/paths'
import { lazily } from './lazily'
import { Page } from './Page'

const AdminPage = lazily(() => import('@/admin/desk/AdminPage').then(({ AdminPage }) => AdminPage))
const GenerateCitiesPage = lazily(() =>
  import('@/admin/generation/GenerateCitiesPage').then(({ GenerateCitiesPage }) => GenerateCitiesPage),
)
const GenerateMassPage = lazily(() =>
  import('@/admin/generation/GenerateMassPage').then(({ GenerateMassPage }) => GenerateMassPage),
)
const DraftReviewPage = lazily(() =>
  import('@/admin/drafts/DraftReviewPage').then(({ DraftReviewPage }) => DraftReviewPage),
)
const CitiesPage = lazily(() => import('@/admin/cities/CitiesPage').then(({ CitiesPage }) => CitiesPage))
const CityDeskPage = lazily(() => import('@/admin/cities/CityDeskPage').then(({ CityDeskPage }) => CityDeskPage))
const RevisionHistoryPage = lazily(() =>
  import('@/admin/history/RevisionHistoryPage').then(({ RevisionHistoryPage }) => RevisionHistoryPage),
)
const RunPage = lazily(() => import('@/admin/history/RunPage').then(({ RunPage }) => RunPage))
const ReleasePage = lazily(() => import('@/admin/publication/ReleasePage').then(({ ReleasePage }) => ReleasePage))
const FacilitiesPage = lazily(() =>
  import('@/admin/facilities/register/FacilitiesPage').then(({ FacilitiesPage }) => FacilitiesPage),
)
const FacilityPage = lazily(() =>
  import('@/admin/facilities/place/FacilityPage').then(({ FacilityPage }) => FacilityPage),
)
const ImportPage = lazily(() => import('@/admin/facilities/import/ImportPage').then(({ ImportPage }) => ImportPage))
const SerpPreviewPage = lazily(() =>
  import('@/admin/preview/SerpPreviewPage').then(({ SerpPreviewPage }) => SerpPreviewPage),
)
const PublicationPage = lazily(() =>
  import('@/admin/publication/PublicationPage').then(({ PublicationPage }) => PublicationPage),
)

/** The desk, whose requests are those of whoever is signed in. */
export function openDesk(): typeof DeskRoutes {
  signRequests()
  return DeskRoutes
}

/** The map of the editors' desk. */
function DeskRoutes() {
  return (
    <Routes>
      <Route
        element={
          <AdminLayout>
            <Page trouble={DESK_TROUBLE} />
          </AdminLayout>
        }
      >
        <Route index element={<AdminPage />} />
        <Route path={within(paths.adminGenerateCities)} element={<GenerateCitiesPage />} />
        <Route path={within(paths.adminGenerateMass)} element={<GenerateMassPage />} />
        <Route path={within(paths.adminDrafts)} element={<DraftReviewPage />} />
        <Route path={within(paths.adminCities)} element={<CitiesPage />} />
        <Route path={within(routePatterns.adminCity)} element={<CityDeskPage />} />
        <Route path={within(paths.adminHistory)} element={<RevisionHistoryPage />} />
        <Route path={within(deskPatterns.run)} element={<RunPage />} />
        <Route path={within(paths.adminPreview)} element={<SerpPreviewPage />} />
        <Route path={within(paths.adminPublish)} element={<PublicationPage />} />
        <Route path={within(deskPatterns.release)} element={<ReleasePage />} />
        <Route path={within(paths.adminFacilities)} element={<FacilitiesPage />} />
        <Route path={within(paths.adminImport)} element={<ImportPage />} />
        <Route path={within(routePatterns.adminFacility)} element={<FacilityPage />} />
        <Route path="*" element={<DeskNotFoundPage />} />
      </Route>
    </Routes>
  )
}

/** As a route under the desk's own names it. */
function within(path: string): string {
  return path.slice(paths.admin.length + 1)
}
