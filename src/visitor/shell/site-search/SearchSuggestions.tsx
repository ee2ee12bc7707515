import { useCombobox } from 'downshift'
import {
  type ComponentProps,
  type KeyboardEvent,
  memo,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { useDebounced } from '@/ui/use-debounced'
import { useCitiesToSearch } from '@/visitor/directory/use-cities'
import { Reading } from '@/visitor/reading/Reading'
import { suggestionCount, suggestPlaces } from './suggestions'

type SearchSuggestionsProps = {
  /** The prefix of the ids of field, label and list. */
  id: string
  /** The field, which stays where it is and keeps its own text. */
  input: RefObject<HTMLInputElement | null>
  /**
   * Called with the attributes and handlers that the field has to carry from now on. Must be the same function on every
   * render.
   */
  onField: (field: ComponentProps<'input'>) => void
  onChoose: (path: string) => void
}

/**
 * Suggests the places that the text in the field may mean. Drawn beside the field and not around it, because a field
 * that is drawn anew would lose the caret, and close the keyboard of a phone in the middle of a word.
 */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  return (
    <Reading>
      <Suggestions {...props} />
    </Reading>
  )
}

const Suggestions = memo(function Suggestions(props: SearchSuggestionsProps) {
  const { id, input, onField, onChoose } = props
  const { cities, state } = useCitiesToSearch({ wanted: true })
  const [text, setText] = useState(() => input.current?.value ?? '')
  const [isWanted, setIsWanted] = useState(() => text !== '' && document.activeElement === input.current)
  const items = useMemo(() => suggestPlaces(cities, text), [cities, text])
  const isOpen = isWanted && items.length > 0
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox({
    id,
    inputId: `${id}-input`,
    labelId: `${id}-label`,
    items,
    isOpen,
    onIsOpenChange: ({ isOpen }) => setIsWanted(isOpen),
    inputValue: text,
    selectedItem: null,
    onSelectedItemChange: ({ type, selectedItem }) => {
      // Leaving the field chooses nothing, although downshift then selects what is highlighted.
      if (selectedItem && type !== useCombobox.stateChangeTypes.InputBlur) onChoose(selectedItem.path)
    },
  })

  const steer = (event: KeyboardEvent) => {
    const isForList =
      event.key === 'ArrowDown' ||
      event.key === 'ArrowUp' ||
      (event.key === 'Escape' && isOpen) ||
      (event.key === 'Enter' && highlightedIndex >= 0)
    // All other keys keep their meaning: Home and End move the caret, Enter with nothing highlighted sends the form,
    // Escape with no list open closes the menu.
    if (!isForList) Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    else if (event.key === 'Escape') event.stopPropagation()
  }
  const { value, ...field } = getInputProps(
    {
      ref: input,
      onChange: (event) => setText(event.currentTarget.value),
      onBlur: () => setIsWanted(false),
      onKeyDown: steer,
    },
    { suppressRefError: true },
  )
  // After every render, gives the field the attributes and handlers that belong to the list's state.
  useLayoutEffect(() => {
    onField({ ...field, 'aria-activedescendant': field['aria-activedescendant'] || undefined })
  })

  return (
    <>
      <div
        {...getMenuProps({ 'aria-label': 'Lugares sugeridos' })}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-[60vh] overflow-y-auto rounded-md border border-ink-soft bg-paper text-ink"
      >
        {items.map((item, index) => (
          <div
            key={`${item.path} ${item.name}`}
            {...getItemProps({ item, index })}
            className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-2 px-3 py-1 aria-selected:bg-primary aria-selected:text-primary-ink"
          >
            {item.name}
            <span className="text-sm">{item.detail}</span>
          </div>
        ))}
      </div>
      <SpokenCount text={isWanted && state === 'ready' && text.trim() !== '' ? suggestionCount(items.length) : ''} />
    </>
  )
})

const PAUSE_MS = 500

/**
 * Announces how many suggestions there are once the typing pauses: the list itself is not announced until somebody
 * enters it.
 */
function SpokenCount({ text }: { text: string }) {
  return (
    <p role="status" className="sr-only">
      {useDebounced(text, PAUSE_MS, '')}
    </p>
  )
}
