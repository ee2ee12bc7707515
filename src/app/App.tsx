import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { BuildQueryClient } from '@/visitor/reading/build-query-client'
import { FollowLinks } from './FollowLinks'
import { RouteError } from './RouteError'
import { SiteRoutes } from './routes'
import { ScrollOnNavigation } from './ScrollOnNavigation'

/** The portal in a browser. */
export function App() {
  return <Site router={(site) => <BrowserRouter>{site}</BrowserRouter>} />
}

type SiteProps = {
  /** The build's own, with what it has read. */
  queryClient?: QueryClient
  /** Where the address comes from: the browser's bar, or the build's list. */
  router: (site: ReactNode) => ReactNode
}

/** The whole site at one address. The build and the browser render the same, so that one can take over from the other. */
export function Site({ queryClient, router }: SiteProps) {
  return (
    <StrictMode>
      <RouteError area="root">
        <BuildQueryClient value={queryClient}>
          {router(
            <>
              <FollowLinks />
              <ScrollOnNavigation />
              <SiteRoutes />
            </>,
          )}
        </BuildQueryClient>
      </RouteError>
    </StrictMode>
  )
}
