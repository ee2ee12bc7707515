/**
 * Restores which parts of the page were open after Back or a reload, for browsers that load the page anew (a phone with
 * little memory keeps few pages): only then does the scroll position fit as well. The state of the parts is stored in
 * the history entry, like the scroll position.
 */
export function reopenParts(): void {
  const parts = [...document.querySelectorAll<HTMLDetailsElement>('main details')]
  const before: unknown = window.history.state?.open
  // A page of another release may have other parts.
  if (Array.isArray(before) && before.length === parts.length)
    for (const [index, part] of parts.entries()) part.open = before[index] === true

  let saving: ReturnType<typeof setTimeout> | undefined
  // Debounced, because printing opens all parts at once and some browsers refuse a hundred changes of the history entry
  // within half a minute.
  const save = () => {
    clearTimeout(saving)
    saving = setTimeout(() => {
      // The app may show another page by now, which has a history entry of its own.
      if (parts[0]?.isConnected)
        window.history.replaceState({ ...window.history.state, open: parts.map(({ open }) => open) }, '')
    })
  }
  document.addEventListener('toggle', save, true)
  // A link to another anchor of this page makes a new history entry.
  window.addEventListener('hashchange', save)
}
