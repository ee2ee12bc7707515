import { TIMEOUT_MS } from '@/timeouts'
import { tellOfApp } from './tell-of-app'

/**
 * Prepares the page for a search that is in its address, which only the app can answer. Until the app is there, the
 * search field holds the question and «Buscando...» is shown instead of the lists; the lists come back below it when
 * the app takes long. React hydrates the same elements and does not change which of them are hidden.
 */
export function showQuestion(): void {
  const lists = document.querySelector<HTMLElement>('[data-until-asked]')
  const field = document.querySelector<HTMLInputElement>('main input')
  const question = questionOfAddress()
  if (!lists || !field || !question) return
  field.value ||= question
  tellOfApp('comes')
  setTimeout(() => {
    lists.hidden = false
  }, TIMEOUT_MS)
}

/** Returns the search that the address asks for (`?q=`). */
export function questionOfAddress(): string | undefined {
  return new URLSearchParams(window.location.search).get('q')?.trim()
}
