import { useState } from 'react'

/**
 * A text that this browser keeps under `key`, what it is now, and whether it really is kept: where storage is denied it lasts
 * as long as the page.
 */
export function useKeptText(key: string): { text: string; keep: (text: string) => void; isKept: boolean } {
  const [state, setState] = useState(() => read(key))
  return {
    ...state,
    keep: (text) => setState({ text, isKept: write(key, text) }),
  }
}

function read(key: string): { text: string; isKept: boolean } {
  try {
    return { text: localStorage.getItem(key) ?? '', isKept: true }
  } catch (error) {
    console.warn('Local storage denied', error)
    return { text: '', isKept: false }
  }
}

function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch (error) {
    console.warn('Local storage denied', error)
    return false
  }
}
