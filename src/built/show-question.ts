import { PATIENCE_MS } from '@/patience/limits'
import { tellOfApp } from './tell-of-app'

/**
 * The question of an address is the app's to answer. Until it is here the field holds it and «Buscando...» stands in place of the lists,
 * which come back below it if that takes long. React takes over the same elements, and leaves hidden what is.
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
  }, PATIENCE_MS)
}

/** What an address asks for: `?q=`. */
export function questionOfAddress(): string | undefined {
  return new URLSearchParams(window.location.search).get('q')?.trim()
}
