import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Head } from '@/seo/Head'
import { searchHead } from '@/seo/page-head'
import { exported, lazily } from '@/ui/lazily'
import { LONGEST_QUERY } from '@/ui/longest-query'
import { PageHeading } from '@/ui/PageHeading'
import { useHydrating } from '@/ui/use-hydrating'
import { Patience } from '@/ui/waiting/Patience'
import { useCities } from '@/visitor/directory/use-cities'
import { Everything } from './Everything'
import { IsLate } from './IsLate'
import { SearchForm } from './SearchForm'

/**
 * `/search?q=`: cities, provinces and pages that match; the address holds the question, so that it can be shared. Without
 * one, and for a browser that runs no scripts: the lists of everything.
 */
export function SearchPage() {
  const query = useQueryOfAddress()
  const cities = useCities({ wanted: query !== '' })
  return (
    <>
      <Head head={searchHead(query)} />
      <PageHeading>{query === '' ? 'Buscar en el portal' : `Resultados para "${query}"`}</PageHeading>
      <SearchForm query={query} />
      {query === '' ? (
        <Everything {...cities} />
      ) : (
        <Suspense
          fallback={
            <div className="min-h-screen">
              <Patience text="Buscando..." late={<IsLate what="La búsqueda" />} />
            </div>
          }
        >
          <SearchResults query={query} {...cities} />
        </Suspense>
      )}
    </>
  )
}

/** With an index of every page's words, which the lists do without. */
const SearchResults = lazily(() => exported('SearchResults', import('./SearchResults')))

/** Of `/search` there is one file for all questions: hydration begins without one, as the build did. */
function useQueryOfAddress(): string {
  const [params] = useSearchParams()
  return useHydrating() ? '' : (params.get('q') ?? '').trim().slice(0, LONGEST_QUERY)
}
