import { lazy, Suspense } from 'react'
import { Outlet, Route, Routes, useLocation } from 'react-router-dom'
import type { StaticPage } from '@/content/static-page'
import { paths, routePatterns } from '@/paths'
import { Spinner } from '@/ui/Spinner'
import { type SitePage, sitePages } from '@/visitor/site-pages'
import { VisitorLayout } from '@/visitor/VisitorLayout'
import { RouteError } from './RouteError'

const HomePage = lazy(() => import('@/visitor/HomePage').then(({ HomePage }) => ({ default: HomePage })))
const CitiesPage = lazy(() => import('@/visitor/CitiesPage').then(({ CitiesPage }) => ({ default: CitiesPage })))
const CityPage = lazy(() => import('@/visitor/CityPage').then(({ CityPage }) => ({ default: CityPage })))
const PlacePage = lazy(() => import('@/visitor/PlacePage').then(({ PlacePage }) => ({ default: PlacePage })))
const SearchPage = lazy(() => import('@/visitor/SearchPage').then(({ SearchPage }) => ({ default: SearchPage })))
const ComingSoonPage = lazy(() =>
  import('@/visitor/ComingSoonPage').then(({ ComingSoonPage }) => ({ default: ComingSoonPage })),
)
const NotFoundPage = lazy(() =>
  import('@/visitor/NotFoundPage').then(({ NotFoundPage }) => ({ default: NotFoundPage })),
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

/** The map of the site. */
export function SiteRoutes() {
  return (
    <Routes>
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
        <Route path={routePatterns.cityPage} element={<CityPage />} />
        <Route path={paths.search} element={<SearchPage />} />
        <Route path={paths.whatIsMisoprostol} element={<WhatIsMisoprostolPage />} />
        <Route path={paths.risks} element={<RisksPage />} />
        <Route path={paths.legalFramework} element={<LegalFrameworkPage />} />
        <Route path={paths.care} element={<CarePage />} />
        <Route path={paths.resources} element={<ComingSoonPage {...sitePages.resources} />} />
        <Route path={paths.about} element={<AboutPage />} />
        <Route path={paths.editorialPolicy} element={<EditorialPolicyPage />} />
        {ADMIN_PAGES.map((page) => (
          <Route key={page.path} path={page.path} element={<ComingSoonPage {...page} isAdmin />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
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
    <RouteError key={pathname}>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </RouteError>
  )
}

function Loading() {
  return (
    <div className="min-h-screen">
      <Spinner text="Cargando la página..." />
    </div>
  )
}

const ADMIN_PAGES = [
  {
    path: paths.admin,
    title: 'CMS Editorial (Admin)',
    summary: 'Panel de administración - Acceso público',
    sections: ['Generador de páginas', 'Estado de indexación', 'Exportación de direcciones', 'Lista de despliegue'],
  },
  {
    path: paths.adminGenerateCities,
    title: 'Generador de Páginas por Ciudad',
    summary: 'Genera las páginas de todas las ciudades y muestra el avance de cada una.',
    sections: ['Generación por ciudad', 'Puntajes', 'Tabla de avance'],
  },
  {
    path: paths.adminGenerateMass,
    title: 'Generador Masivo de Páginas por Ciudad',
    summary: 'Genera todas las páginas en una sola tanda.',
    sections: ['Generación en tanda', 'Normalización de provincias', 'Resumen final'],
  },
] as const
