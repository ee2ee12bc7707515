import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { BuildQueryClient } from '@/visitor/reading/build-query-client'
import { FollowLinks, LoadOwnDocuments } from './FollowLinks'
import { RouteError } from './RouteError'
import { SiteRoutes } from './routes'
import { ScrollOnNavigation } from './ScrollOnNavigation'

/** The portal in a browser. */
export function App() {
  return <Site router={(site) => <BrowserRouter>{site}</BrowserRouter>} />
}

type SiteProps = {
  /** The build's query client, with the data that it has read. A browser passes none. */
  queryClient?: QueryClient
  /** Where the address comes from: the browser's bar, or the build's list. */
  router: (site: ReactNode) => ReactNode
}

/**
 * The whole site at one address. The build and the browser render the same, so that the browser can hydrate the HTML.
 */
export function Site({ queryClient, router }: SiteProps) {
  return (
    <StrictMode>
      <RouteError area="root">
        <BuildQueryClient value={queryClient}>
          {router(
            <>
              <FollowLinks />
              <LoadOwnDocuments />
              <ScrollOnNavigation />
              <SiteRoutes />
            </>,
          )}
        </BuildQueryClient>
      </RouteError>
    </StrictMode>
  )
}
