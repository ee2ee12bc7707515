import { type ReactNode, useMemo, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { normalizeText } from '@/cities/normalize-text'
import { PROVINCES, provinceSlug } from '@/cities/provinces'
import { searchCities } from '@/cities/search-cities'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { searchHead } from '@/seo/page-head'
import { Button } from '@/ui/Button'
import { PageHeading } from '@/ui/PageHeading'
import { SearchBox } from '@/ui/SearchBox'
import { CitiesLoading } from './CitiesLoading'
import { CityList } from './CityList'
import { PageLinks } from './PageLinks'
import { populationText } from './population'
import { allSitePages } from './site-pages'
import { useCities } from './use-cities'

/** `/search?q=`: cities, provinces and pages that match; the address holds the question, so that it can be shared. */
export function SearchPage() {
  const [params] = useSearchParams()
  const query = (params.get('q') ?? '').trim().slice(0, LONGEST_QUERY)
  return (
    <>
      <Head head={searchHead(query)} />
      <PageHeading>{query === '' ? 'Buscar en el portal' : `Resultados para "${query}"`}</PageHeading>
      <SearchForm key={query} query={query} />
      {query === '' ? <p className="mt-6">Escriba una ciudad, una provincia o un tema.</p> : <Results query={query} />}
    </>
  )
}

const LONGEST_QUERY = 100

function SearchForm({ query }: { query: string }) {
  const navigate = useNavigate()
  const [text, setText] = useState(query)
  const submit = () => void navigate(paths.searchFor(text.trim()))
  return (
    <div className="mt-4 flex max-w-measure flex-wrap items-end gap-3">
      <div className="grow">
        <SearchBox
          label="Ciudad, provincia o tema"
          placeholder="Por ejemplo: Cuenca"
          value={text}
          onChange={setText}
          onSubmit={submit}
        />
      </div>
      <Button onClick={submit}>Buscar</Button>
    </div>
  )
}

function Results({ query }: { query: string }) {
  const { cities, state, retry } = useCities()
  const foundCities = useMemo(() => searchCities(cities, query), [cities, query])
  const provinces = PROVINCES.filter(({ name }) => matches(name, query))
  const pages = allSitePages.filter(({ title, summary, sections }) =>
    matches([title, summary, ...sections].join(' '), query),
  )
  const nothing = foundCities.length + provinces.length + pages.length === 0
  return (
    <>
      {state === 'ready' && nothing && (
        <p className="mt-6 max-w-measure">
          No hay resultados para "{query}". Revise la ortografía, escriba solo una parte de la palabra o vea{' '}
          <Link to={paths.cities}>todas las ciudades</Link>.
        </p>
      )}
      {state !== 'ready' && <CitiesLoading state={state} onRetry={retry} />}
      <ResultGroup heading="Ciudades" count={foundCities.length}>
        <CityList cities={foundCities} population={populationText} />
      </ResultGroup>
      <ResultGroup heading="Provincias" count={provinces.length}>
        <ul className="mt-2">
          {provinces.map(({ name, region }) => (
            <li key={name}>
              <Link to={paths.place(provinceSlug(name))} className="inline-flex min-h-11 items-center">
                {name}
              </Link>{' '}
              <span className="text-sm text-ink-soft">{region}</span>
            </li>
          ))}
        </ul>
      </ResultGroup>
      <ResultGroup heading="Páginas" count={pages.length}>
        <PageLinks pages={pages} />
      </ResultGroup>
    </>
  )
}

function ResultGroup({ heading, count, children }: { heading: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section className="mt-8">
      <h2>
        {heading} <span className="text-base font-normal text-ink-soft">({count})</span>
      </h2>
      {children}
    </section>
  )
}

function matches(text: string, query: string): boolean {
  const wanted = normalizeText(query)
  return wanted !== '' && normalizeText(text).includes(wanted)
}
