import { useQuery } from '@tanstack/react-query'
import { useCombobox } from 'downshift'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { cityQueries } from '@/data/cities'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/link/Link'
import { type Found, findOnDesk } from './find-on-desk'

const FIELD = 'buscar-en-la-mesa'
const LABEL = 'Buscar ciudad, lugar o página'

/** The search over everything at the desk. `/` and Ctrl+K open it from anywhere. */
export function Palette() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another location is where a link of the list led.
  useEffect(() => dialog.current?.close(), [key])
  const open = useCallback(() => {
    setIsOpen(true)
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isShortcut && (event.key !== '/' || isTyping(event.target))) return
      event.preventDefault()
      // Another dialog keeps its question; in this one the search is open already.
      if (!document.querySelector('dialog:modal')) open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onClick={open}
        className="bar-button palette-button"
      >
        <Icon name="search" />
        <span className="flex-1 text-left leading-tight max-sm:sr-only">{LABEL}</span>
        <kbd className="max-md:hidden">/</kbd>
      </button>
      <dialog
        ref={dialog}
        aria-label={LABEL}
        className="mx-auto mt-[10vh] max-h-[80dvh] w-[min(40rem,calc(100vw-2rem))] rounded-md border border-line bg-paper text-ink"
        onClose={() => setIsOpen(false)}
      >
        {isOpen && <PaletteSearch onClose={() => dialog.current?.close()} />}
      </dialog>
    </>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}

function PaletteSearch({ onClose }: { onClose: () => void }) {
  const { data: cities, isError } = useQuery(cityQueries.withFacilities())
  const [text, setText] = useState('')
  const items = useMemo(() => findOnDesk(cities ?? [], text), [cities, text])
  const list = useRef<HTMLDivElement>(null)
  const { getInputProps, getMenuProps, getItemProps, getLabelProps, highlightedIndex } = useCombobox<Found>({
    inputId: FIELD,
    items,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    // A press on the link itself is followed like any other link, which asks about what is not saved.
    onSelectedItemChange: ({ type }) => {
      if (type === useCombobox.stateChangeTypes.InputKeyDownEnter)
        list.current?.querySelectorAll<HTMLAnchorElement>('a')[highlightedIndex]?.click()
    },
  })
  return (
    <>
      <label {...getLabelProps()} htmlFor={FIELD} className="sr-only">
        {LABEL}
      </label>
      <input
        {...getInputProps({
          // Otherwise the letters that are typed fast would be lost.
          onChange: (event) => setText(event.currentTarget.value),
          onKeyDown: (event) => {
            if (event.key !== 'Escape') return
            Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
            event.preventDefault()
            onClose()
          },
        })}
        // biome-ignore lint/a11y/noAutofocus: a dialog that opens for a search begins in its field.
        autoFocus
        className="h-12 w-full rounded-none border-0 px-4 text-lg -outline-offset-3"
        placeholder={LABEL}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      <div {...getMenuProps({ ref: list })}>
        {items.map((item, index) => (
          <Link key={item.path} to={item.path} {...getItemProps({ item, index })} tabIndex={-1} className={FOUND}>
            {item.name}
            <span className="text-sm">{item.detail}</span>
          </Link>
        ))}
      </div>
      <p role="status" className="px-4 py-3 empty:hidden">
        {isError
          ? 'No se pudieron leer las ciudades.'
          : text.trim() !== '' && items.length === 0
            ? cities
              ? 'Nada se llama así. Pruebe con otra parte del nombre.'
              : 'Buscando…'
            : ''}
      </p>
    </>
  )
}

const FOUND =
  'flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 py-1 text-inherit no-underline aria-selected:bg-primary aria-selected:text-primary-ink'
