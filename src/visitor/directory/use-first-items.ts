import { useRef, useState } from 'react'

/**
 * The first items of a long list, and a function that shows all of them: hundreds at once would keep a small phone busy
 * for seconds. `list` is the list's element, which takes the focus when the button that was pressed disappears.
 */
export function useFirstItems<Item>(items: readonly Item[], most: number) {
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const showAll = () => {
    setShowsAll(true)
    list.current?.focus({ preventScroll: true })
  }
  return { shown: showsAll ? items : items.slice(0, most), list, showAll }
}
