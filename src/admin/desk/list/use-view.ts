import { useSearchParams } from 'react-router-dom'

/**
 * Returns the view in the address, and a function that shows another one. That function starts from the address at the
 * time of the call and not from the rendered view, which may be older: two choices can come before the first is
 * rendered.
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

/**
 * Shows the view that `next` returns; it replaces the current entry of the browser's history unless `replace` is false.
 */
export type ShowView<View> = (next: (view: View) => View, options?: { replace?: boolean }) => void
