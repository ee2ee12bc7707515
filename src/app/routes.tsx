import { type ComponentType, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { leftAsBuilt } from '@/built/left-as-built'
import type { StaticPage } from '@/content/static-page'
import { paths, routePatterns } from '@/paths'
import { hideQuestions } from '@/visitor/city/exposed-questions'
import type * as SitePages from '@/visitor/shell/site-pages'
import { VisitorLayout } from '@/visitor/shell/VisitorLayout'
import { lazily } from './lazily'
import { Loading, Page } from './Page'

// Pages that search while one types.
const HomePage = lazily(() => reading(import('@/visitor/directory/HomePage').then(({ HomePage }) => HomePage)))
const CitiesPage = lazily(() => reading(import('@/visitor/directory/CitiesPage').then(({ CitiesPage }) => CitiesPage)))
const SearchPage = lazily(() => reading(import('@/visitor/search/SearchPage').then(({ SearchPage }) => SearchPage)))
const ResourcesPage = lazily(() =>
  reading(import('@/visitor/resources/ResourcesPage').then(({ ResourcesPage }) => ResourcesPage)),
)
const NearbyPage = lazily(() => reading(import('@/visitor/nearby/NearbyPage').then(({ NearbyPage }) => NearbyPage)))

// Pages of words and links.
const PlacePage = leftAsBuilt(() => reading(import('@/visitor/place/PlacePage').then(({ PlacePage }) => PlacePage)))
const CityPage = leftAsBuilt(
  () => reading(import('@/visitor/city/CityPage').then(({ CityPage }) => CityPage)),
  hideQuestions,
)
const WhatIsMisoprostolPage = article('whatIsMisoprostol', () => import('@/content/pages/que-es-misoprostol.md'))
const RisksPage = article('risks', () => import('@/content/pages/riesgos-y-efectos-secundarios.md'))
const LegalFrameworkPage = article('legalFramework', () => import('@/content/pages/marco-legal-ec.md'))
const CarePage = article('care', () => import('@/content/pages/cuidados-y-alertas.md'))
const AboutPage = article('about', () => import('@/content/pages/sobre-nosotros.md'))
const EditorialPolicyPage = article('editorialPolicy', () => import('@/content/pages/politica-editorial.md'))
const PrivacyPage = article('privacy', () => import('@/content/pages/privacidad.md'))
const AccessibilityPage = article('accessibility', () => import('@/content/pages/accesibilidad.md'))
const EssentialsPage = leftAsBuilt(() =>
  reading(import('@/visitor/offline/EssentialsPage').then(({ EssentialsPage }) => EssentialsPage)),
)
const NotFoundPage = leftAsBuilt(() => import('@/visitor/shell/NotFoundPage').then(({ NotFoundPage }) => NotFoundPage))

const DeskRoutes = lazily(() => reading(import('./DeskRoutes').then(({ DeskRoutes }) => DeskRoutes)))

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
      <Route path={`${paths.admin}/*`} element={<Desk />} />
    </Routes>
  )
}

/** What reads data comes together with the code that reads. */
async function reading(page: Promise<ComponentType>): Promise<ComponentType> {
  const [Page, { Reading }] = await Promise.all([page, import('@/visitor/reading/Reading')])
  return () => (
    <Reading>
      <Page />
    </Reading>
  )
}

/** A static page: its text and the layout they share come side by side. */
function article(name: keyof typeof SitePages.sitePages, text: () => Promise<{ page: StaticPage }>) {
  return leftAsBuilt(async () => {
    const [{ ArticlePage }, { sitePages }, { page }] = await Promise.all([
      import('@/visitor/article/ArticlePage'),
      import('@/visitor/shell/site-pages'),
      text(),
    ])
    return () => <ArticlePage page={page} place={sitePages[name]} />
  })
}

/** The editors' desk, none of whose code is among the visitor's. */
function Desk() {
  return (
    <Suspense fallback={<Loading />}>
      <DeskRoutes />
    </Suspense>
  )
}
