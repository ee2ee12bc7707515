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
import { useSaidLater } from '@/ui/use-said-later'
import { useCities } from '@/visitor/directory/use-cities'
import { Reading } from '@/visitor/reading/Reading'
import { suggestionCount, suggestPlaces } from './suggestions'

type SearchSuggestionsProps = {
  /** What the ids of field, label and list begin with. */
  id: string
  /** The field, which stays where it is and keeps its own text. */
  input: RefObject<HTMLInputElement | null>
  /** Told what the field has to carry from now on. The same function every time. */
  onField: (field: ComponentProps<'input'>) => void
  onChoose: (path: string) => void
}

/**
 * The places that the text in the field may mean. Drawn beside the field and not around it: a field drawn anew would lose
 * the caret, and close the keyboard of a phone in the middle of a word.
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
  const { cities, state } = useCities({ wanted: true })
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
      // To leave the field is not to choose.
      if (selectedItem && type !== useCombobox.stateChangeTypes.InputBlur) onChoose(selectedItem.path)
    },
  })

  const steer = (event: KeyboardEvent) => {
    const isForList =
      event.key === 'ArrowDown' ||
      event.key === 'ArrowUp' ||
      (event.key === 'Escape' && isOpen) ||
      (event.key === 'Enter' && highlightedIndex >= 0)
    // Home and End are the caret's, Enter with nothing marked is the form's, Escape with nothing open is the menu's.
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
  // After each rendering of ours: the field carries what belongs to it.
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

/** Said once the typing pauses: the list itself is silent until somebody enters it. */
function SpokenCount({ text }: { text: string }) {
  return (
    <p role="status" className="sr-only">
      {useSaidLater(text, PAUSE_MS, '')}
    </p>
  )
}
