import { lazy, Suspense, useEffect } from 'react'
import { Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { appTemplate } from '@/built/app-template'
import type { StaticPage } from '@/content/static-page'
import { paths, routePatterns } from '@/paths'
import { Head } from '@/seo/Head'
import { defaultHead } from '@/seo/page-head'
import { Patience } from '@/ui/waiting/Patience'
import { type SitePage, sitePages } from '@/visitor/shell/site-pages'
import { VisitorLayout } from '@/visitor/shell/VisitorLayout'
import { RouteError } from './RouteError'
import { TroublePage } from './TroublePage'

const HomePage = lazy(() => import('@/visitor/directory/HomePage').then(({ HomePage }) => ({ default: HomePage })))
const CitiesPage = lazy(() =>
  import('@/visitor/directory/CitiesPage').then(({ CitiesPage }) => ({ default: CitiesPage })),
)
const CityPage = lazy(() => import('@/visitor/city/CityPage').then(({ CityPage }) => ({ default: CityPage })))
const PlacePage = lazy(() => import('@/visitor/place/PlacePage').then(({ PlacePage }) => ({ default: PlacePage })))
const SearchPage = lazy(() => import('@/visitor/search/SearchPage').then(({ SearchPage }) => ({ default: SearchPage })))
const AdminLayout = lazy(() => import('@/admin/desk/AdminLayout').then(({ AdminLayout }) => ({ default: AdminLayout })))
const AdminPage = lazy(() => import('@/admin/desk/AdminPage').then(({ AdminPage }) => ({ default: AdminPage })))
const GenerateCitiesPage = lazy(() =>
  import('@/admin/generation/GenerateCitiesPage').then(({ GenerateCitiesPage }) => ({ default: GenerateCitiesPage })),
)
const GenerateMassPage = lazy(() =>
  import('@/admin/generation/GenerateMassPage').then(({ GenerateMassPage }) => ({ default: GenerateMassPage })),
)
const DraftReviewPage = lazy(() =>
  import('@/admin/drafts/DraftReviewPage').then(({ DraftReviewPage }) => ({ default: DraftReviewPage })),
)
const RevisionHistoryPage = lazy(() =>
  import('@/admin/history/RevisionHistoryPage').then(({ RevisionHistoryPage }) => ({ default: RevisionHistoryPage })),
)
const SerpPreviewPage = lazy(() =>
  import('@/admin/preview/SerpPreviewPage').then(({ SerpPreviewPage }) => ({ default: SerpPreviewPage })),
)
const FacilitiesPage = lazy(() =>
  import('@/admin/facilities/FacilitiesPage').then(({ FacilitiesPage }) => ({ default: FacilitiesPage })),
)
const FacilityPage = lazy(() =>
  import('@/admin/facilities/FacilityPage').then(({ FacilityPage }) => ({ default: FacilityPage })),
)
const ImportPage = lazy(() =>
  import('@/admin/facilities/import/ImportPage').then(({ ImportPage }) => ({ default: ImportPage })),
)
const ResourcesPage = lazy(() =>
  import('@/visitor/resources/ResourcesPage').then(({ ResourcesPage }) => ({ default: ResourcesPage })),
)
const NearbyPage = lazy(() => import('@/visitor/nearby/NearbyPage').then(({ NearbyPage }) => ({ default: NearbyPage })))
const EssentialsPage = lazy(() =>
  import('@/visitor/offline/EssentialsPage').then(({ EssentialsPage }) => ({ default: EssentialsPage })),
)
const NotFoundPage = lazy(() =>
  import('@/visitor/shell/NotFoundPage').then(({ NotFoundPage }) => ({ default: NotFoundPage })),
)

const WhatIsMisoprostolPage = article(
  sitePages.whatIsMisoprostol,
  () => import('@/content/pages/que-es-misoprostol.md'),
)
const RisksPage = article(sitePages.risks, () => import('@/content/pages/riesgos-y-efectos-secundarios.md'))
const LegalFrameworkPage = article(sitePages.legalFramework, () => import('@/content/pages/marco-legal-ec.md'))
const CarePage = article(sitePages.care, () => import('@/content/pages/cuidados-y-alertas.md'))
const AboutPage = article(sitePages.about, () => import('@/content/pages/sobre-nosotros.md'))
const EditorialPolicyPage = article(sitePages.editorialPolicy, () => import('@/content/pages/politica-editorial.md'))
const PrivacyPage = article(sitePages.privacy, () => import('@/content/pages/privacidad.md'))
const AccessibilityPage = article(sitePages.accessibility, () => import('@/content/pages/accesibilidad.md'))

/** The map of the site. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route
        element={
          <VisitorLayout emergencyFirst>
            <Page />
          </VisitorLayout>
        }
      >
        <Route path={routePatterns.cityPage} element={<CityPage />} />
        <Route path={paths.risks} element={<RisksPage />} />
        <Route path={paths.care} element={<CarePage />} />
      </Route>
      <Route
        element={
          <VisitorLayout>
            <Page />
          </VisitorLayout>
        }
      >
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.cities} element={<CitiesPage />} />
        <Route path={routePatterns.place} element={<PlacePage />} />
        <Route path={paths.search} element={<SearchPage />} />
        <Route path={paths.whatIsMisoprostol} element={<WhatIsMisoprostolPage />} />
        <Route path={paths.legalFramework} element={<LegalFrameworkPage />} />
        <Route path={paths.resources} element={<ResourcesPage />} />
        <Route path={paths.nearby} element={<NearbyPage />} />
        <Route path={paths.about} element={<AboutPage />} />
        <Route path={paths.editorialPolicy} element={<EditorialPolicyPage />} />
        <Route path={paths.privacy} element={<PrivacyPage />} />
        <Route path={paths.accessibility} element={<AccessibilityPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<Page />}>
        <Route path={paths.essentials} element={<EssentialsPage />} />
      </Route>
      <Route element={<Desk />}>
        <Route path={paths.admin} element={<AdminPage />} />
        <Route path={paths.adminGenerateCities} element={<GenerateCitiesPage />} />
        <Route path={paths.adminGenerateMass} element={<GenerateMassPage />} />
        <Route path={paths.adminDrafts} element={<DraftReviewPage />} />
        <Route path={paths.adminHistory} element={<RevisionHistoryPage />} />
        <Route path={paths.adminPreview} element={<SerpPreviewPage />} />
        <Route path={paths.adminFacilities} element={<FacilitiesPage />} />
        <Route path={paths.adminImport} element={<ImportPage />} />
        <Route path={routePatterns.adminFacility} element={<FacilityPage />} />
      </Route>
    </Routes>
  )
}

/** A static page: its text and the layout they share come side by side. */
function article(place: SitePage, text: () => Promise<{ page: StaticPage }>) {
  return lazy(async () => {
    const [{ ArticlePage }, { page }] = await Promise.all([import('@/visitor/article/ArticlePage'), text()])
    return { default: () => <ArticlePage page={page} place={place} /> }
  })
}

/** The frame of one page: what breaks in it, or is still on its way, leaves header and footer standing. */
function Page() {
  const { pathname } = useLocation()
  return (
    // Keyed, so that the next page is not shown the error of the last one.
    <RouteError key={pathname} area="contenido">
      <Suspense fallback={<Loading />}>
        <Outlet />
        <TakenOver />
      </Suspense>
    </RouteError>
  )
}

/** Beside a page: there once the page's own code is. */
function TakenOver() {
  useEffect(() => appTemplate()?.remove(), [])
  return null
}

/** The editors' desk: a frame of its own, and none of its code among the visitor's. */
function Desk() {
  return (
    <Suspense fallback={<Loading />}>
      <AdminLayout>
        <Page />
      </AdminLayout>
    </Suspense>
  )
}

function Loading() {
  return (
    <div className="min-h-screen">
      <Head head={defaultHead()} />
      <Patience
        text="Cargando la página..."
        late={
          <TroublePage heading="La página tarda en llegar">
            Puede ser la conexión. Aparecerá aquí en cuanto llegue; también puede volver a cargarla.
          </TroublePage>
        }
      />
    </div>
  )
}
