import { onClick } from './dom'

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

/**
 * Opens every closed part that contains the element, so that it can be seen. Newer browsers do the same for a link to
 * an anchor inside them.
 */
export function reveal(target: Element): void {
  for (let part = target.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true
}

/**
 * Opens the closed parts that contain what the current address names or what a link within the page leads to, with or
 * without the app.
 */
export function revealWhatIsLinked(): void {
  onClick((clicked) => {
    const link = clicked.closest<HTMLAnchorElement>('a[href^="#"]')
    if (link) revealAnchor(link.hash)
  })
  revealAnchor(location.hash)
}

function revealAnchor(hash: string): void {
  const target = document.getElementById(idOf(hash))
  if (target) reveal(target)
}

/** The id that the `#fragment` of an address names. */
export function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    // No id of this site has a malformed escape.
    return ''
  }
}
