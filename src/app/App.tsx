import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, useState } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { BrowserRouter } from 'react-router-dom'
import { createQueryClient } from './query-client'
import { RouteError } from './RouteError'
import { SiteRoutes } from './routes'
import { ScrollOnNavigation } from './ScrollOnNavigation'

/** The portal in a browser. */
export function App() {
  const [queryClient] = useState(createQueryClient)
  return <Site queryClient={queryClient} router={(site) => <BrowserRouter>{site}</BrowserRouter>} />
}

type SiteProps = {
  queryClient: QueryClient
  /** Where the address comes from: the browser's bar, or the build's list. */
  router: (site: ReactNode) => ReactNode
}

/** The whole site at one address. The build and the browser render the same, so that one can take over from the other. */
export function Site({ queryClient, router }: SiteProps) {
  return (
    <StrictMode>
      <RouteError area="root">
        <HelmetProvider>
          <QueryClientProvider client={queryClient}>
            {router(
              <>
                <ScrollOnNavigation />
                <SiteRoutes />
              </>,
            )}
          </QueryClientProvider>
        </HelmetProvider>
      </RouteError>
    </StrictMode>
  )
}
