import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Head } from '@/seo/Head'
import { searchHead } from '@/seo/page-head'
import { cutQuery } from '@/ui/form/longest-query'
import { exported, lazily } from '@/ui/lazily'
import { PageHeading } from '@/ui/page/PageHeading'
import { useHydrating } from '@/ui/use-hydrating'
import { Loading } from '@/ui/waiting/SlowFallback'
import { useCitiesToSearch } from '@/visitor/directory/use-cities'
import { AllCities } from './AllCities'
import { Everything } from './Everything'
import { SearchForm } from './SearchField'

/**
 * `/search?q=`: the cities, provinces and pages that match. The address holds the query, so that it can be shared.
 * Without a query, and in a browser that runs no scripts, the page shows lists of everything.
 */
export function SearchPage() {
  const query = useQueryOfAddress()
  const cities = useCitiesToSearch({ wanted: query !== '' })
  return (
    <>
      <Head head={searchHead(query)} />
      <div className="pt-2">
        <PageHeading>{query === '' ? 'Buscar en el portal' : `Resultados para "${query}"`}</PageHeading>
      </div>
      <SearchForm query={query} />
      {query === '' ? (
        <Everything {...cities} />
      ) : (
        <Suspense
          fallback={
            <div className="min-h-screen">
              <Loading text="Buscando..." what="la búsqueda">
                <AllCities />
              </Loading>
            </div>
          }
        >
          <SearchResults query={query} {...cities} />
        </Suspense>
      )}
    </>
  )
}

/** Loaded only for a query: it brings an index of every page's words, which the lists do not need. */
const SearchResults = lazily(() => exported('SearchResults', import('./SearchResults')))

/** `/search` is one file for all queries, so hydration begins without a query, as the build did. */
function useQueryOfAddress(): string {
  const [params] = useSearchParams()
  return useHydrating() ? '' : cutQuery((params.get('q') ?? '').trim())
}
