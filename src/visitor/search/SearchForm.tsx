import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { useHydrating } from '@/ui/use-hydrating'
import { SearchField } from './SearchField'

/** The whole site's search in the middle of a page. */
export function SearchForm({ query }: { query: string }) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const written = useRef<string>(undefined)
  const isHydrating = useHydrating()
  useEffect(() => {
    if (!input.current || isHydrating || query === written.current) return
    // What somebody typed before our code came is newer than the address.
    if (written.current !== undefined || input.current.value === '') input.current.value = query
    written.current = query
  }, [query, isHydrating])
  return (
    <search className="mt-4 block">
      <SearchField
        label="Ciudad, provincia o tema"
        placeholder="Por ejemplo: Cuenca"
        input={input}
        onSearch={(asked) => navigate(paths.searchFor(asked))}
      />
    </search>
  )
}
