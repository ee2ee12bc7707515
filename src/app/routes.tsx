import { type ComponentType, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { staticPart } from '@/built/static'
import type { StaticPage } from '@/content/static-page'
import { paths, routePatterns } from '@/paths'
import { exported, lazily } from '@/ui/lazily'
import { hideQuestions } from '@/visitor/city/exposed-questions'
import { VisitorLayout } from '@/visitor/shell/VisitorLayout'
import { Loading, Page } from './Page'

// Pages with a search that answers while the reader types: the app hydrates them.
const HomePage = lazily(() => reading(exported('HomePage', import('@/visitor/directory/home/HomePage'))))
const CitiesPage = lazily(() => reading(exported('CitiesPage', import('@/visitor/directory/CitiesPage'))))
const SearchPage = lazily(() => reading(exported('SearchPage', import('@/visitor/search/SearchPage'))))
const ResourcesPage = lazily(() => reading(exported('ResourcesPage', import('@/visitor/resources/ResourcesPage'))))
const NearbyPage = lazily(() => reading(exported('NearbyPage', import('@/visitor/nearby/NearbyPage'))))

// Pages of text and links, whose built HTML the app leaves as it is.
const PlacePage = staticPart(() => reading(exported('PlacePage', import('@/visitor/place/PlacePage'))))
const CityPage = staticPart(() => reading(exported('CityPage', import('@/visitor/city/CityPage'))), hideQuestions)
const EMERGENCY_ARTICLES = [
  article(paths.risks, () => import('@/content/pages/riesgos-y-efectos-secundarios.md')),
  article(paths.care, () => import('@/content/pages/cuidados-y-alertas.md')),
]
const ARTICLES = [
  article(paths.whatIsMisoprostol, () => import('@/content/pages/que-es-misoprostol.md')),
  article(paths.legalFramework, () => import('@/content/pages/marco-legal-ec.md')),
  article(paths.about, () => import('@/content/pages/sobre-nosotros.md')),
  article(paths.editorialPolicy, () => import('@/content/pages/politica-editorial.md')),
  article(paths.privacy, () => import('@/content/pages/privacidad.md')),
  article(paths.accessibility, () => import('@/content/pages/accesibilidad.md')),
]
const OpenDataPage = staticPart(() => reading(exported('OpenDataPage', import('@/visitor/open-data/OpenDataPage'))))
const SourcesPage = staticPart(() => reading(exported('SourcesPage', import('@/visitor/sources/SourcesPage'))))
const EssentialsPage = staticPart(() => reading(exported('EssentialsPage', import('@/visitor/offline/EssentialsPage'))))
const NotFoundPage = staticPart(() => exported('NotFoundPage', import('@/visitor/shell/NotFoundPage')))

const DeskRoutes = lazily(() => reading(import('./DeskRoutes').then(({ openDesk }) => openDesk())))

/** The map of the site. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route
        element={
          <VisitorLayout emergencyFirst>
            <Page emergencyFirst />
          </VisitorLayout>
        }
      >
        <Route path={routePatterns.cityPage} element={<CityPage />} />
        {EMERGENCY_ARTICLES}
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
        <Route path={paths.resources} element={<ResourcesPage />} />
        <Route path={paths.nearby} element={<NearbyPage />} />
        <Route path={paths.openData} element={<OpenDataPage />} />
        <Route path={routePatterns.sources} element={<SourcesPage />} />
        {ARTICLES}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<Page />}>
        <Route path={paths.essentials} element={<EssentialsPage />} />
      </Route>
      <Route path={`${paths.admin}/*`} element={<Desk />} />
    </Routes>
  )
}

/** Wraps a page that reads data in what it reads with; the code of both is fetched in parallel. */
async function reading(page: Promise<ComponentType>): Promise<ComponentType> {
  const [Page, { Reading }] = await Promise.all([page, import('@/visitor/reading/Reading')])
  return () => (
    <Reading>
      <Page />
    </Reading>
  )
}

/**
 * Returns the route of a static page. Its text, and the layout that all static pages share, are fetched in parallel.
 */
function article(path: string, text: () => Promise<{ page: StaticPage }>) {
  const Article = staticPart(async () => {
    const [{ ArticlePage }, { page }] = await Promise.all([import('@/visitor/article/ArticlePage'), text()])
    return () => <ArticlePage page={page} path={path} />
  })
  return <Route key={path} path={path} element={<Article />} />
}

/** The editors' desk. Its code is fetched here and nowhere else: a visitor never loads any of it. */
function Desk() {
  return (
    <Suspense fallback={<Loading />}>
      <DeskRoutes />
    </Suspense>
  )
}
