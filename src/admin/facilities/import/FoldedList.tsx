import { type ReactNode, useState } from 'react'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { thousands } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'

type FoldedListProps<Item> = {
  title: string
  items: readonly Item[]
  isOpen?: boolean
  children: (item: Item) => ReactNode
}

const AT_ONCE = 25

/**
 * A collapsible list that may be very long, of which only a part is shown at first. Renders nothing when it is empty.
 */
export function FoldedList<Item>({ title, items, isOpen = false, children }: FoldedListProps<Item>) {
  const [most, setMost] = useState(AT_ONCE)
  const [open, setOpen] = useState(isOpen)
  // The button disappears with the last items.
  const list = useLostFocusOnChange<HTMLUListElement>(String(items.length > most))
  if (items.length === 0) return null
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-md border border-line bg-raised p-3"
    >
      <summary className="hang min-h-11 py-2 font-semibold">
        {title}: {thousands(items.length)}
      </summary>
      {open && (
        <>
          <ul ref={list} tabIndex={-1} className="mt-2 space-y-2">
            {items.slice(0, most).map(children)}
          </ul>
          {items.length > most && (
            <p className="mt-3">
              <Button variant="secondary" onClick={() => setMost(most + 4 * AT_ONCE)}>
                Mostrar más ({thousands(items.length - most)})
              </Button>
            </p>
          )}
        </>
      )}
    </details>
  )
}
