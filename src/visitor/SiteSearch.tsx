import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { Icon } from '@/ui/Icon'
import type { Suggestion } from './suggestions'

/** The header's search: suggests cities as one types; Enter opens the search page, or the suggestion that is marked. */
export function SiteSearch({ onLeave }: { onLeave: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isTyping, setIsTyping] = useState(false)
  const [marked, setMarked] = useState(-1)
  const suggestions = useSuggestions(text.trim(), isTyping)
  const chosen = suggestions[marked]

  const rest = () => {
    setIsTyping(false)
    setMarked(-1)
  }
  const leaveTo = (path: string) => {
    rest()
    setText('')
    onLeave()
    navigate(path)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) leaveTo(chosen.path)
    else if (text.trim() !== '') leaveTo(paths.searchFor(text.trim()))
  }
  const steer = (event: KeyboardEvent) => {
    const count = suggestions.length
    if (count === 0) return
    if (event.key === 'ArrowDown') setMarked((marked + 1) % count)
    else if (event.key === 'ArrowUp') setMarked(marked <= 0 ? count - 1 : marked - 1)
    else if (event.key === 'Escape') rest()
    else return
    event.preventDefault()
    // The first Escape closes the list, not the menu around it.
    event.stopPropagation()
  }

  return (
    <search className="lg:justify-self-end">
      <form onSubmit={submit} className="relative flex flex-col gap-x-3 lg:flex-row lg:items-center">
        <label htmlFor={id} className="font-semibold">
          Ciudad
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={suggestions.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen ? `${id}-${chosen.slug}` : undefined}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setIsTyping(event.target.value.trim() !== '')
              setMarked(-1)
            }}
            onKeyDown={steer}
            onBlur={rest}
            placeholder="Buscar ciudad..."
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            className="min-h-12 w-full px-3 lg:w-64"
          />
          <button
            type="submit"
            className="inline-flex size-12 shrink-0 items-center justify-center rounded-md border border-brand-ink"
          >
            <Icon name="search" />
            <span className="sr-only">Buscar</span>
          </button>
        </div>
        <SuggestionList id={id} suggestions={suggestions} marked={marked} onChoose={leaveTo} />
      </form>
    </search>
  )
}

/** None until somebody types; none if they cannot be read: Enter still works. */
function useSuggestions(text: string, isTyping: boolean): readonly Suggestion[] {
  const { data } = useQuery({
    queryKey: ['suggestions', text],
    queryFn: async ({ client }) => (await import('./suggestions')).suggestionsFor(client, text),
    enabled: isTyping,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
  })
  return isTyping && data ? data : NONE
}

const NONE: readonly Suggestion[] = []

type SuggestionListProps = {
  id: string
  suggestions: readonly Suggestion[]
  marked: number
  onChoose: (path: string) => void
}

function SuggestionList({ id, suggestions, marked, onChoose }: SuggestionListProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="Ciudades sugeridas"
      hidden={suggestions.length === 0}
      className="absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-md border border-ink-soft bg-paper text-ink"
    >
      {suggestions.map(({ slug, name, province, path }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox, which keeps the focus
        <div
          key={slug}
          id={`${id}-${slug}`}
          role="option"
          aria-selected={index === marked}
          tabIndex={-1}
          // Pressing must not take the focus from the text, or the list would be gone before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(path)}
          className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-2 px-3 hover:bg-raised aria-selected:bg-primary aria-selected:text-primary-ink"
        >
          {name}
          <span className="text-sm">{province}</span>
        </div>
      ))}
    </div>
  )
}
