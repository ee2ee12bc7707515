/**
 * Back and a reload find the page's parts as they were left, open or closed, and with them the place that was read, where the browser
 * loads the page anew: a phone with little memory keeps few. How they are stands in the entry of the history, as the place does.
 */
export function reopenParts(): void {
  const parts = [...document.querySelectorAll<HTMLDetailsElement>('main details')]
  const before: unknown = window.history.state?.open
  // Another release may have other parts.
  if (Array.isArray(before) && before.length === parts.length)
    for (const [index, part] of parts.entries()) part.open = before[index] === true

  let saving: ReturnType<typeof setTimeout> | undefined
  // Paper opens all of them at once, and some browsers refuse a hundred changes of the entry in half a minute.
  const save = () => {
    clearTimeout(saving)
    saving = setTimeout(() => {
      // The app may show another page by now, which is another entry.
      if (parts[0]?.isConnected)
        window.history.replaceState({ ...window.history.state, open: parts.map(({ open }) => open) }, '')
    })
  }
  document.addEventListener('toggle', save, true)
  // Another place on this page is an entry of its own.
  window.addEventListener('hashchange', save)
}
