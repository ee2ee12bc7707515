/**
 * Makes Escape close the chat's sheet (FloatingChat.tsx) and give the focus back to its button. The browser itself
 * opens the sheet.
 */
export function closeChatOnEscape(): void {
  document.addEventListener('keydown', ({ key, target }) => {
    const isInside = target instanceof Element && target.closest(SHEET)
    if (key === 'Escape' && isInside && closeChat()) document.querySelector<HTMLElement>(`${SHEET} summary`)?.focus()
  })
}

/** Closes the sheet. Returns whether it was open. */
export function closeChat(): boolean {
  const sheet = document.querySelector<HTMLDetailsElement>(SHEET)
  const wasOpen = sheet?.open ?? false
  if (sheet) sheet.open = false
  return wasOpen
}

const SHEET = '.floating-chat details'
