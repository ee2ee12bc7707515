/**
 * Closes the chat's sheet (FloatingChat.tsx) when the focus goes elsewhere on the page, because the sheet would cover
 * it. Escape closes it too, and gives the focus back to its button. The browser itself opens the sheet.
 */
export function closeChatWhenLeft(): void {
  document.addEventListener('focusin', ({ target }) => {
    const isInside = target instanceof Element && target.closest(SHEET)
    if (!isInside) closeChat()
  })
  document.addEventListener('keydown', ({ key, target }) => {
    const isInside = target instanceof Element && target.closest(SHEET)
    if (key !== 'Escape' || !isInside) return
    closeChat()
    document.querySelector<HTMLElement>(`${SHEET} summary`)?.focus()
  })
}

/** Closes the sheet. */
export function closeChat(): void {
  document.querySelector(SHEET)?.removeAttribute('open')
}

const SHEET = '.floating-chat details'
