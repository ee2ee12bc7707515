import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { BrowserRouter } from 'react-router-dom'
import { createQueryClient } from './query-client'
import { RouteError } from './RouteError'
import { SiteRoutes } from './routes'
import { ScrollOnNavigation } from './ScrollOnNavigation'

/** The portal in a browser. */
export function App() {
  return (
    <RouteError>
      <Providers>
        <BrowserRouter>
          <ScrollOnNavigation />
          <SiteRoutes />
        </BrowserRouter>
      </Providers>
    </RouteError>
  )
}

function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  return (
    <HelmetProvider>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </HelmetProvider>
  )
}
