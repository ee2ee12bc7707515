import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { HelmetProvider } from 'react-helmet-async'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import type { City } from '@/cities/city'
import { createQueryClient } from '@/data/query-client'

/** Sets the settings as a site's operator would. Import the modules that read them after this call. */
export function stubSettings(): void {
  vi.stubEnv('VITE_SITE_URL', 'https://portal.test')
  vi.stubEnv('VITE_OPERATOR_PHONE', '593999999999')
}

/** Returns the markup of a page before any script runs, with these cities already loaded. */
export function renderPage(page: ReactNode, cities: City[] = [], path = '/'): string {
  return renderToStaticMarkup(around(page, cities, path))
}

/** Like `renderPage`, but waits for lazily loaded parts, which the layout has. */
export async function renderWhole(page: ReactNode, cities: City[] = [], path = '/'): Promise<string> {
  const { prelude } = await prerender(around(page, cities, path), { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return (await new Response(prelude).text()).replace(/<!--.*?-->/g, '')
}

function around(page: ReactNode, cities: City[], path: string): ReactNode {
  const client = createQueryClient()
  client.setQueryData(['cities', 'all'], cities)
  client.setQueryData(['cities', 'with-facilities'], cities)
  return (
    <HelmetProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
      </QueryClientProvider>
    </HelmetProvider>
  )
}

/** Returns the words of a piece of markup as a reader sees them. */
export function wordsOf(markup: string): string {
  const entities = { quot: '"', '#x27': "'", amp: '&', lt: '<', gt: '>' }
  return markup
    .replace(/<(title|svg|script)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&([a-z0-9#]+);/g, (whole, name: string) => (name in entities ? Reflect.get(entities, name) : whole))
    .replace(/\s+/g, ' ')
}
