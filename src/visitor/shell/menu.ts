import { onClick } from '@/built/dom'

export const MENU_ID = 'menu-principal'

/**
 * Makes the menu of small screens work: its button opens and closes it, Escape and a choice close it. It needs no app,
 * because the script of every page has this code (src/app/last-script.ts).
 */
export function openMenu(): void {
  onClick((clicked) => {
    const button = clicked.closest(BUTTON)
    if (button) setOpen(button.getAttribute('aria-expanded') !== 'true')
    else if (clicked.closest('header a')) closeMenu()
  })
  document.addEventListener('keydown', ({ key, target }) => {
    const isInside = target instanceof Element && target.closest('header')
    if (key !== 'Escape' || !isInside) return
    closeMenu()
    // If the menu was closed already, its button is beside what has the focus; on a wide screen there is none.
    document.querySelector<HTMLElement>(BUTTON)?.focus()
  })
}

/** Closes the menu. */
export function closeMenu(): void {
  setOpen(false)
}

/** Marks the current page in the menu. */
export function markPage(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${MENU_ID} nav a`)) {
    if (link.pathname === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

function setOpen(open: boolean): void {
  document.querySelector(BUTTON)?.setAttribute('aria-expanded', String(open))
  document.getElementById(MENU_ID)?.toggleAttribute('data-open', open)
}

const BUTTON = `[aria-controls="${MENU_ID}"]`
