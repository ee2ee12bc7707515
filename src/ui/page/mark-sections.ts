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
 * Returns the last section that begins in the upper third of the window or above it. At the end of the page it is the
 * section that the address names, if it is in view: the page cannot scroll further to bring it up there.
 */
function sectionInView(ids: string[]): string | undefined {
  const tops = ids.map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity }))
  const { scrollHeight } = document.documentElement
  const asked = tops.find(({ id }) => `#${id}` === window.location.hash)
  const atEnd = window.innerHeight + window.scrollY >= scrollHeight - 2
  if (atEnd && asked && asked.top >= 0 && asked.top < window.innerHeight) return asked.id
  return tops.filter(({ top }) => top <= window.innerHeight / 3).pop()?.id
}
