import { onClick } from '@/built/on-click'
import { ownAddress } from '@/trusted-types'
import { KEEP_DRAWN, KEEP_SCRIPT, KEEPING, NO_SCRIPT, PRESSED } from './keep-words'
import { KEPT_CACHE } from './kept-cache'

/**
 * Makes the button that keeps a page (KeepPage.tsx) work before the app and without it. Its code is fetched at the
 * first press, or at once for a visitor who has kept a page before, because the button may have to say so.
 */
export function keepOnPress(): void {
  onClick((clicked) => {
    const holder = clicked.closest('button') && clicked.closest('[data-keep]')
    if (!holder || loading === 'here') return
    holder.setAttribute(PRESSED, '')
    say(holder, KEEPING)
    load()
  })
  look()
  document.addEventListener(KEEP_DRAWN, look)
}

let loading: 'no' | 'yes' | 'here' = 'no'

async function look(): Promise<void> {
  const holders = document.querySelectorAll<HTMLElement>('[data-keep]')
  if (holders.length === 0) return
  if (!('caches' in window) || !('serviceWorker' in navigator)) {
    for (const holder of holders) holder.hidden = true
  } else if (await hasKept()) load()
}

async function hasKept(): Promise<boolean> {
  try {
    return await caches.has(KEPT_CACHE)
  } catch {
    // Where storage is denied, no page can have been kept.
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
    for (const holder of document.querySelectorAll(`[${PRESSED}]`)) {
      holder.removeAttribute(PRESSED)
      say(holder, NO_SCRIPT)
    }
  })
  document.head.append(script)
}

function say(holder: Element, words: string): void {
  holder.querySelector('[role="status"]')?.replaceChildren(words)
}
