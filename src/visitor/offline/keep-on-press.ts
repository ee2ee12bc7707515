import { ownAddress } from '@/trusted-types'
import { FAILED, KEEP_DRAWN, KEEP_SCRIPT, KEEPING, PRESSED } from './keep-words'
import { KEPT_CACHE } from './kept-cache'

/**
 * The button that keeps a page (KeepPage.tsx) works before the app and without it. Its code is fetched with the first press, or at
 * once by who has kept a page before: the button may have to say so.
 */
export function keepOnPress(): void {
  document.addEventListener('click', ({ target }) => {
    const place = target instanceof Element && target.closest('button') && target.closest('[data-keep]')
    if (!place || loading === 'here') return
    place.setAttribute(PRESSED, '')
    say(place, KEEPING)
    load()
  })
  look()
  document.addEventListener(KEEP_DRAWN, look)
}

let loading: 'no' | 'yes' | 'here' = 'no'

async function look(): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-keep]')
  if (places.length === 0) return
  if (!('caches' in window) || !('serviceWorker' in navigator)) {
    for (const place of places) place.hidden = true
  } else if (await hasKept()) load()
}

async function hasKept(): Promise<boolean> {
  try {
    return await caches.has(KEPT_CACHE)
  } catch {
    // Denied storage has nothing.
    return false
  }
}

function load(): void {
  if (loading !== 'no') return
  loading = 'yes'
  const script = document.createElement('script')
  script.src = ownAddress(KEEP_SCRIPT)
  script.addEventListener('load', () => {
    loading = 'here'
  })
  script.addEventListener('error', () => {
    loading = 'no'
    for (const place of document.querySelectorAll(`[${PRESSED}]`)) {
      place.removeAttribute(PRESSED)
      say(place, FAILED)
    }
  })
  document.head.append(script)
}

function say(place: Element, words: string): void {
  place.querySelector('[role="status"]')?.replaceChildren(words)
}
