import { onClick } from '@/built/dom'
import { TIMEOUT_MS } from '@/timeouts'
import { ownAddress } from '@/trusted-types'
import { NO_SCRIPT, PRESSED, SAVE_DRAWN, SAVE_SCRIPT, SAVING } from './save-words'
import { SAVED_CACHE } from './sealed-copy'

/**
 * Makes the button that saves a page (SavePage.tsx) work before the app and without it. Its code is fetched at the
 * first press, or at once for a visitor who has saved a page before, because the button may have to say so.
 */
export function saveOnPress(): void {
  onClick((clicked) => {
    const holder = clicked.closest('button') && clicked.closest('[data-save]')
    if (!holder || isHere) return
    holder.setAttribute(PRESSED, '')
    showStatus(holder, SAVING)
    clearTimeout(timer)
    timer = setTimeout(giveUp, TIMEOUT_MS)
    load()
  })
  look()
  document.addEventListener(SAVE_DRAWN, look)
}

/** The button's code, once it was requested and unless that failed. */
let code: HTMLScriptElement | undefined
let isHere = false
/** Ends the wait that the last press began: that of an earlier press would be over too soon. */
let timer: ReturnType<typeof setTimeout> | undefined

async function look(): Promise<void> {
  const holders = document.querySelectorAll<HTMLElement>('[data-save]')
  if (holders.length === 0) return
  if (!('caches' in window) || !('serviceWorker' in navigator)) {
    for (const holder of holders) holder.hidden = true
  } else if (await hasSaved()) load()
}

async function hasSaved(): Promise<boolean> {
  try {
    return await caches.has(SAVED_CACHE)
  } catch {
    // Where storage is denied, no page can have been saved.
    return false
  }
}

function load(): void {
  if (code) return
  code = document.createElement('script')
  code.src = ownAddress(SAVE_SCRIPT)
  code.addEventListener('load', () => {
    isHere = true
  })
  code.addEventListener('error', () => {
    code = undefined
    giveUp()
  })
  document.head.append(code)
}

/** Answers the presses for which the button's code has not come: if it had, it would have taken their marks away. */
function giveUp(): void {
  clearTimeout(timer)
  for (const holder of document.querySelectorAll(`[${PRESSED}]`)) {
    holder.removeAttribute(PRESSED)
    showStatus(holder, NO_SCRIPT)
  }
}

function showStatus(holder: Element, words: string): void {
  holder.querySelector('[role="status"]')?.replaceChildren(words)
}
