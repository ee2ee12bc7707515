import { type ComponentProps, type SubmitEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isOwnDocument } from '@/built/start/left-to-browser'
import { paths } from '@/paths'
import { LONGEST_QUERY } from '@/ui/form/longest-query'
import { Icon } from '@/ui/Icon'
import { closeMenu } from '@/visitor/shell/menu'

/**
 * The header's search: a plain form, which works before our code runs and without it. A visitor who turns to the field
 * also gets suggestions: their code is fetched at that moment, and takes over the field with its text, focus and caret.
 */
export function SiteSearch() {
  const id = useId()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { Suggestions, field, setField, wake, rest } = useSuggestions()
  // The field may have the focus already, if the visitor turned to it before this code came.
  useEffect(() => {
    if (document.activeElement === input.current) wake()
  }, [wake])

  const leaveTo = useCallback(
    (path: string) => {
      form.current?.reset()
      rest()
      closeMenu()
      if (isOwnDocument(path)) window.location.assign(path)
      else navigate(path)
    },
    [rest, navigate],
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const query = input.current?.value.trim()
    if (query) leaveTo(paths.searchFor(query))
  }

  return (
    <search className="lg:justify-self-end">
      <form ref={form} action={paths.search} onSubmit={submit} className="site-search">
        <label id={`${id}-label`} htmlFor={`${id}-input`} className="font-semibold">
          Ciudad o provincia
        </label>
        <div className="flex gap-2">
          {/* Uncontrolled: if React held the text, it would undo what is typed during hydration. */}
          <input
            ref={input}
            id={`${id}-input`}
            type="text"
            name="q"
            inputMode="search"
            enterKeyHint="search"
            onFocus={wake}
            onPointerDown={wake}
            onInput={wake}
            placeholder="Buscar ciudad..."
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            spellCheck={false}
            {...field}
          />
          <button type="submit">
            <Icon name="search" />
            <span className="sr-only">Buscar</span>
          </button>
        </div>
        {Suggestions && <Suggestions id={id} input={input} onField={setField} onChoose={leaveTo} />}
      </form>
    </search>
  )
}

type SuggestionsComponent = typeof import('./SearchSuggestions').SearchSuggestions

/**
 * Returns the component of the suggestions once it is loaded, the attributes it gives the field, and the functions that
 * load it (`wake`) and put it away (`rest`).
 */
function useSuggestions() {
  const [Suggestions, setSuggestions] = useState<SuggestionsComponent>()
  const [field, setField] = useState<ComponentProps<'input'>>({})
  const wake = useCallback(() => {
    import('./SearchSuggestions').then(
      (code) => setSuggestions(() => code.SearchSuggestions),
      // If the code does not load, the plain form stays and works; the next keystroke asks for the code again.
      () => setSuggestions(undefined),
    )
  }, [])
  const rest = useCallback(() => {
    setSuggestions(undefined)
    setField({})
  }, [])
  return { Suggestions, field, setField, wake, rest }
}
