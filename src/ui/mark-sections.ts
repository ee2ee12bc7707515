/** Marks, in each list of a page's sections (TableOfContents.tsx), the one in which the reader is. */
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
  const here = sectionInView(links.map(({ hash }) => decodeURIComponent(hash.slice(1))))
  for (const link of links) {
    if (here && link.hash === `#${here}`) link.setAttribute('aria-current', 'location')
    else link.removeAttribute('aria-current')
  }
}

/** The last heading that has passed the upper third; at the page's end, the one asked for, since it can rise no further. */
function sectionInView(ids: string[]): string | undefined {
  const tops = ids.map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity }))
  const { scrollHeight } = document.documentElement
  const asked = tops.find(({ id }) => `#${id}` === window.location.hash)
  const atEnd = window.innerHeight + window.scrollY >= scrollHeight - 2
  if (atEnd && asked && asked.top >= 0 && asked.top < window.innerHeight) return asked.id
  return tops.filter(({ top }) => top <= window.innerHeight / 3).pop()?.id
}
