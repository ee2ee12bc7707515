import { useSearchParams } from 'react-router-dom'

/**
 * The view that the address asks for, and how another is shown: made from the one that is asked for at that moment. What is rendered
 * may be older: two choices can come before the first of them is drawn.
 */
export function useView<View>(
  read: (params: URLSearchParams) => View,
  write: (view: View) => URLSearchParams | string,
): [view: View, show: ShowView<View>] {
  const [params, setParams] = useSearchParams()
  return [
    read(params),
    (next, { replace = true } = {}) => {
      const asked = read(new URLSearchParams(window.location.search))
      setParams(write(next(asked)), { replace, preventScrollReset: true })
    },
  ]
}

/** Shows what `next` makes of the view, in place of the entry of the history that is there unless told otherwise. */
export type ShowView<View> = (next: (view: View) => View, options?: { replace?: boolean }) => void
