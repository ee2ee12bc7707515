import { element } from '@/built/dom'

/**
 * Puts the hospital of a place one tap away where the essentials are shown instead of that place's page, which may be a
 * city's or a province's. The address says which place was asked for, and the index of hospitals on this same page says
 * where to go. Nothing is stored.
 */
export function showAskedPlace(): void {
  const [, slug] = /^\/ec\/([a-z0-9-]+)/.exec(window.location.pathname) ?? []
  const link = document.querySelector<HTMLAnchorElement>('[data-hospitals-link]')
  const answer = document.querySelector('[data-asked-place]')
  if (!slug || !link || !answer) return
  // If a city and a province share the name, the city is meant.
  const city = entryOf(slug)
  const province = document.querySelector<HTMLDetailsElement>(`details#provincia-${slug}`)
  if (city) {
    const heading = element('h3', { id: 'lugar', tabindex: '-1' }, nameOf(city))
    answer.replaceChildren(heading, ...careOf(city))
    link.hash = heading.id
    link.textContent = `Hospitales: ${nameOf(city)}`
  } else if (province) {
    province.open = true
    link.hash = province.id
    link.textContent = `Hospitales: ${nameOf(province)}`
  }
}

function entryOf(slug: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-city="${slug}"]`)
}

function nameOf(entry: HTMLElement): string {
  return entry.firstElementChild?.textContent ?? ''
}

/** Returns where to go in this city, in the words of the index. */
function careOf(city: HTMLElement): HTMLElement[] {
  return [...city.querySelectorAll('dd')].map((care) => element('p', {}, care.textContent))
}
