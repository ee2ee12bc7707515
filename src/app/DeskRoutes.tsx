import type { ComponentType } from 'react'
import { matchPath, Navigate, Route, Routes, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { AdminLayout } from '@/admin/desk/AdminLayout'
import { DeskNotFoundPage } from '@/admin/desk/DeskNotFoundPage'
import { deskPaths, deskPatterns, movedPatterns, movedToCity } from '@/admin/desk/desk-paths'
import { isSomethingNotStored } from '@/admin/desk/form/drafts'
import { DESK_TROUBLE } from '@/admin/desk/reading/trouble'
import { signRequests } from '@/data/session'
import { paths } from '@/paths'
import { exported, lazily } from '@/ui/lazily'
import { Page } from './Page'

const ReviewPage = screen('ReviewPage', () => import('@/admin/review/ReviewPage'))
const FacilitiesPage = screen('FacilitiesPage', () => import('@/admin/facilities/register/FacilitiesPage'))
const TodayPage = screen('TodayPage', () => import('@/admin/today/TodayPage'))

const SCREENS: readonly (readonly [path: string, Screen: ComponentType])[] = [
  [deskPaths.generateCities, screen('GenerateCitiesPage', () => import('@/admin/generation/GenerateCitiesPage'))],
  [deskPaths.generateMass, screen('GenerateMassPage', () => import('@/admin/generation/GenerateMassPage'))],
  [deskPaths.cities, screen('CitiesPage', () => import('@/admin/cities/CitiesPage'))],
  [deskPaths.newCity, screen('NewCityPage', () => import('@/admin/cities/NewCityPage'))],
  [deskPatterns.city, screen('CityDeskPage', () => import('@/admin/cities/CityDeskPage'))],
  [deskPaths.history, screen('RevisionHistoryPage', () => import('@/admin/history/RevisionHistoryPage'))],
  [deskPaths.settings, screen('SettingsPage', () => import('@/admin/settings/SettingsPage'))],
  [movedPatterns.run, RunMoved],
  [movedPatterns.drafts, DraftsMoved],
  [movedPatterns.preview, PreviewMoved],
  [deskPaths.publish, screen('PublicationPage', () => import('@/admin/publication/PublicationPage'))],
  [deskPaths.review, ReviewPage],
  [deskPatterns.review, ReviewPage],
  [movedPatterns.release, ReleaseMoved],
  [deskPaths.import, screen('ImportPage', () => import('@/admin/facilities/import/ImportPage'))],
  [deskPaths.calls, screen('CallsPage', () => import('@/admin/facilities/calls/CallsPage'))],
  [deskPatterns.facility, FacilitiesPage],
]

/**
 * Returns the desk's component. From then on every request carries the session of the signed-in editor, and the quick
 * exit, which would erase that session, is gone with the words of the empty page (index.html).
 */
export function openDesk(): typeof DeskRoutes {
  document.querySelector('.shell')?.remove()
  signRequests()
  return DeskRoutes
}

/** The map of the editors' desk. */
function DeskRoutes() {
  const { pathname } = useLocation()
  return (
    <Routes>
      <Route
        element={
          <AdminLayout>
            <Page trouble={DESK_TROUBLE} screen={screenAt(pathname)} />
          </AdminLayout>
        }
      >
        <Route index element={<TodayPage />} />
        {SCREENS.map(([path, Screen]) => (
          // Relative to the desk's own route, which has matched `/admin/` already.
          <Route key={path} path={path.slice(paths.admin.length + 1)} element={<Screen />} />
        ))}
        <Route path="*" element={<DeskNotFoundPage />} />
      </Route>
    </Routes>
  )
}

/** The list of places stays as it is while a place is opened beside it; every other address is a screen of its own. */
function screenAt(pathname: string): string {
  const isAnother = SCREENS.some(([path]) => path === pathname)
  return !isAnother && matchPath(deskPatterns.facility, pathname) ? deskPaths.facilities : pathname
}

/** The screen of one run is now the history, filtered by the run. */
function RunMoved() {
  return <Navigate to={deskPaths.run(useParams().run ?? '')} replace />
}

/** Drafts and previews are now on the screens of the cities. */
function DraftsMoved() {
  return <Navigate to={movedToCity(useSearchParams()[0], 'cambios')} replace />
}

function PreviewMoved() {
  return <Navigate to={movedToCity(useSearchParams()[0], 'vista')} replace />
}

/** The records of a release can no longer be brought back: the site is published anew from the cities and places. */
function ReleaseMoved() {
  return <Navigate to={deskPaths.publish} replace />
}

/** A screen whose code is fetched when it is first opened. */
function screen<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>): ComponentType {
  return lazily(() => exported(name, load()).catch(stayWithUnsaved))
}

/**
 * Rethrows the error of a screen whose code did not arrive. Such an error makes the page reload (new-release.ts). Where
 * the browser did not store what was typed and not saved, a different error is thrown instead: the page stays as it is
 * and says what to save first.
 */
function stayWithUnsaved(error: unknown): never {
  throw isSomethingNotStored()
    ? new Error('A screen did not come while something is not saved', { cause: error })
    : error
}
