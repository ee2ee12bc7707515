import { useEffect, useState } from 'react'
import { fromStorage } from '@/admin/desk/unsaved/from-storage'

/**
 * A text that this browser's storage keeps under `key`, and that follows what another tab writes there. `isKept` is
 * false where storage is denied: the text then lasts only as long as the page.
 */
export function useKeptText(key: string): { text: string; keep: (text: string) => void; isKept: boolean } {
  const [state, setState] = useState(() => {
    const text = fromStorage(() => localStorage.getItem(key) ?? '')
    return { text: text ?? '', isKept: text !== undefined }
  })
  useEffect(() => {
    // A `key` of null means that the whole storage was cleared.
    const hearOtherTab = ({ key: written, newValue }: StorageEvent) => {
      if (written === null || written === key) setState({ text: newValue ?? '', isKept: true })
    }
    window.addEventListener('storage', hearOtherTab)
    return () => window.removeEventListener('storage', hearOtherTab)
  }, [key])
  const write = (text: string) => {
    localStorage.setItem(key, text)
    return true
  }
  return { ...state, keep: (text) => setState({ text, isKept: fromStorage(() => write(text)) ?? false }) }
}

/** The state of a checkbox, kept as `useKeptText` keeps a text. */
export function useKeptCheck(key: string) {
  const { text, keep, isKept } = useKeptText(key)
  return { isChecked: text === '1', check: (isChecked: boolean) => keep(isChecked ? '1' : '0'), isKept }
}
