import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { AdminLayout } from '@/admin/desk/AdminLayout'
import { DeskNotFoundPage } from '@/admin/desk/DeskNotFoundPage'
import { deskPatterns } from '@/admin/desk/desk-paths'
import { DESK_TROUBLE } from '@/admin/desk/trouble'
import { signRequests } from '@/data/session'
import { paths, routePatterns } from '@/paths'
import { exported, lazily } from '@/ui/lazily'
import { Page } from './Page'

const AdminPage = screen('AdminPage', () => import('@/admin/desk/AdminPage'))

const SCREENS: readonly (readonly [path: string, Screen: ComponentType])[] = [
  [paths.adminGenerateCities, screen('GenerateCitiesPage', () => import('@/admin/generation/GenerateCitiesPage'))],
  [paths.adminGenerateMass, screen('GenerateMassPage', () => import('@/admin/generation/GenerateMassPage'))],
  [paths.adminDrafts, screen('DraftReviewPage', () => import('@/admin/drafts/DraftReviewPage'))],
  [paths.adminCities, screen('CitiesPage', () => import('@/admin/cities/CitiesPage'))],
  [routePatterns.adminCity, screen('CityDeskPage', () => import('@/admin/cities/CityDeskPage'))],
  [paths.adminHistory, screen('RevisionHistoryPage', () => import('@/admin/history/RevisionHistoryPage'))],
  [deskPatterns.run, screen('RunPage', () => import('@/admin/history/RunPage'))],
  [paths.adminPreview, screen('SerpPreviewPage', () => import('@/admin/preview/SerpPreviewPage'))],
  [paths.adminPublish, screen('PublicationPage', () => import('@/admin/publication/PublicationPage'))],
  [deskPatterns.release, screen('ReleasePage', () => import('@/admin/publication/ReleasePage'))],
  [paths.adminFacilities, screen('FacilitiesPage', () => import('@/admin/facilities/register/FacilitiesPage'))],
  [paths.adminImport, screen('ImportPage', () => import('@/admin/facilities/import/ImportPage'))],
  [routePatterns.adminFacility, screen('FacilityPage', () => import('@/admin/facilities/editing/FacilityPage'))],
]

/** Gives the desk. From then on requests are made in the name of whoever is signed in. */
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
        {SCREENS.map(([path, Screen]) => (
          // The desk's own route names what comes before.
          <Route key={path} path={path.slice(paths.admin.length + 1)} element={<Screen />} />
        ))}
        <Route path="*" element={<DeskNotFoundPage />} />
      </Route>
    </Routes>
  )
}

/** A screen whose code is fetched when it is first opened. */
function screen<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>): ComponentType {
  return lazily(() => exported(name, load()))
}
