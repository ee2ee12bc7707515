import { element } from '@/built/element'

/**
 * Where the essentials are shown instead of the page of a city or province, its hospital is one tap away: the address says which place
 * was asked for, and the index of hospitals on the same page says where to go. Nothing is stored.
 */
export function showAskedPlace(): void {
  const [, slug] = /^\/ec\/([a-z0-9-]+)/.exec(window.location.pathname) ?? []
  const link = document.querySelector<HTMLAnchorElement>('[data-hospitals-link]')
  const answer = document.querySelector('[data-asked-place]')
  if (!slug || !link || !answer) return
  // Where a city and a province share the name, the city.
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

/** Whom to go to there, as the index says it. */
function careOf(city: HTMLElement): HTMLElement[] {
  return [...city.querySelectorAll('dd')].map((care) => element('p', {}, care.textContent))
}
