import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { paths } from '@/paths'
import { Button } from '@/ui/button/Button'
import { LONGEST_QUERY } from '@/ui/form/longest-query'
import { Icon } from '@/ui/Icon'
import { useDebounced } from '@/ui/use-debounced'
import { useHydrating } from '@/ui/use-hydrating'

type CitySearchBoxProps = {
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** How many results were found, shown and announced once the typing pauses. */
  status: string
}

/**
 * The search of a page that lists cities, which narrows while the visitor types. Before the app, and without it, it is a
 * plain form that leads to `/search`. With the app the form leads nowhere: not even without a network is it left to the
 * browser (left-to-browser.ts), because the results are on this page.
 */
export function CitySearchBox({ placeholder, value, onChange, status }: CitySearchBoxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isHydrating = useHydrating()
  const takeOver = useEffectEvent(() => {
    if (input.current && input.current.value !== value) onChange(input.current.value)
  })
  // Take over what was typed into the built page before this code arrived.
  useEffect(() => takeOver(), [])
  return (
    <search>
      <form
        action={isHydrating ? paths.search : undefined}
        onSubmit={(event) => event.preventDefault()}
        className="group max-w-measure"
      >
        <label htmlFor={id} className="block font-semibold">
          Ciudad o provincia
        </label>
        <div className="relative mt-1">
          <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-soft">
            <Icon name="search" />
          </span>
          <input
            ref={input}
            id={id}
            type="search"
            name="q"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            placeholder={placeholder}
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            className="min-h-12 w-full py-2 pr-3 pl-11"
          />
        </div>
        {/* With our code the list follows the typing, and a button would have nothing left to do. */}
        <p className="mt-3 hidden noscript:block">
          <Button type="submit">Buscar</Button>
        </p>
        {isHydrating && (
          <p role="status" className="still-loading mt-2 noscript:hidden">
            Un momento: la búsqueda todavía se está cargando. Si tarda, toque «Buscar» o la lupa en su teclado (Enter en
            una computadora).
          </p>
        )}
        <SpokenStatus text={status} />
      </form>
    </search>
  )
}

const PAUSE_MS = 400

/**
 * A live region that is always present. It changes only after a pause: otherwise every keystroke would be read aloud.
 */
function SpokenStatus({ text }: { text: string }) {
  return (
    <p role="status" className="text-ink-soft not-empty:mt-2">
      {useDebounced(text, PAUSE_MS)}
    </p>
  )
}
