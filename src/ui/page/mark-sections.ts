/** Marks the section in view in each list of a page's sections (TableOfContents.tsx), and follows the scrolling. */
export function markSections(): void {
  let frame = 0
  const update = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => document.querySelectorAll('[data-sections]').forEach(markSection))
  }
  update()
  window.addEventListener('scroll', update, { passive: true })
  window.addEventListener('hashchange', update)
}

function markSection(list: Element): void {
  const links = [...list.querySelectorAll('a')]
  const here = sectionInView(links.map(({ hash }) => hash.slice(1)))
  for (const link of links) {
    if (here && link.hash === `#${here}`) link.setAttribute('aria-current', 'location')
    else link.removeAttribute('aria-current')
  }
}

/**
 * Returns the last section that begins in the upper third of the window or above it. The section that the address names
 * comes before one that follows it there, because a short section leaves room for the next one; and at the end of the
 * page it needs only be in view, because the page cannot scroll further.
 */
function sectionInView(ids: string[]): string | undefined {
  const tops = ids.map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity }))
  const { scrollHeight } = document.documentElement
  const asked = tops.find(({ id }) => `#${id}` === window.location.hash)
  const atEnd = window.innerHeight + window.scrollY >= scrollHeight - 2
  const upper = window.innerHeight / 3
  if (asked && asked.top >= 0 && asked.top < (atEnd ? window.innerHeight : upper)) return asked.id
  return tops.filter(({ top }) => top <= upper).pop()?.id
}
