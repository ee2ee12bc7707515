import type { RefObject, SubmitEvent } from 'react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { EARLY } from '@/built/start/early-press'
import { paths } from '@/paths'
import { Button } from '@/ui/button/Button'
import { LONGEST_QUERY } from '@/ui/form/longest-query'
import { useHydrating } from '@/ui/use-hydrating'

type SearchFieldProps = {
  label: string
  placeholder?: string
  /** The field. It is uncontrolled: the browser holds its text. */
  input: RefObject<HTMLInputElement | null>
  /** Called with the query, which is never empty. */
  onSearch: (query: string) => void
  /**
   * True if the answer comes on this page: with our code the form then leads nowhere, so that it is not left to the
   * browser without a network (left-to-browser.ts).
   */
  answersHere?: boolean
}

/** A search field and its button. Until our code runs, and without it, this is a plain form that leads to `/search`. */
export function SearchField({ label, placeholder, input, onSearch, answersHere = false }: SearchFieldProps) {
  const id = useId()
  const search = () => {
    const query = input.current?.value.trim()
    if (query) onSearch(query)
    else input.current?.focus()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    search()
  }
  const form = useRef<HTMLFormElement>(null)
  const isHydrating = useHydrating()
  const answer = useEffectEvent(search)
  // Answers a query that was sent before this code had loaded.
  useEffect(() => {
    if (form.current?.hasAttribute(EARLY)) answer()
  }, [])
  return (
    <form
      ref={form}
      action={answersHere && !isHydrating ? undefined : paths.search}
      onSubmit={submit}
      className="max-w-measure"
    >
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          placeholder={placeholder}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className="min-h-12 w-full min-w-0 px-3"
        />
        <Button type="submit">Buscar</Button>
      </div>
    </form>
  )
}

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
