import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { Button } from '@/ui/button/Button'

/** The whole site's search in the middle of a page; without our code a plain form that leads to the lists of everything. */
export function SearchForm({ query = '' }: { query?: string }) {
  const id = useId()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!input.current || query === '') return
    // What somebody typed before our code came is newer than the address.
    if (!isFirst.current || input.current.value === '') input.current.value = query
    isFirst.current = false
  }, [query])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const asked = input.current?.value.trim()
    if (asked) navigate(paths.searchFor(asked))
  }
  return (
    <search className="mt-4 block">
      <form action={paths.search} onSubmit={submit} className="max-w-measure">
        <label htmlFor={id} className="block font-semibold">
          Ciudad, provincia o tema
        </label>
        <div className="mt-1 flex flex-wrap gap-3">
          <input
            ref={input}
            id={id}
            type="search"
            name="q"
            placeholder="Por ejemplo: Cuenca"
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            className="min-h-12 min-w-0 grow basis-48 px-3"
          />
          <Button type="submit">Buscar</Button>
        </div>
      </form>
    </search>
  )
}

/** More than any name or question of ours; what is longer in an address is cut. */
export const LONGEST_QUERY = 100
