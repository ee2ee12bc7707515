import { made } from '@/built/made'

/**
 * Where the essentials stand in for the page of a place, its hospital is one tap away: the address says which place, and the index
 * of hospitals below says the rest. Nothing is remembered.
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
    const heading = made('h3', { id: 'lugar', tabindex: '-1' }, nameOf(city))
    answer.replaceChildren(heading, ...hospitalsOf(city))
    link.hash = heading.id
    link.textContent = `Hospitales: ${nameOf(city)}`
  } else if (province) {
    province.open = true
    link.hash = province.id
    link.textContent = `Hospitales: ${nameOf(province)}`
  }
}

function entryOf(slug: string | undefined): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-city="${slug}"]`)
}

function nameOf(entry: HTMLElement): string {
  return entry.firstElementChild?.textContent ?? ''
}

/** Its own, or those of the nearest city that has one. */
function hospitalsOf(city: HTMLElement): HTMLElement[] {
  const nearest = city.dataset.nearest === undefined ? null : entryOf(city.dataset.nearest)
  const names = [...(nearest ?? city).querySelectorAll('dd')].map((name) => made('li', {}, name.textContent))
  const list = made('ul', { class: 'list-disc pl-6' })
  list.append(...names)
  if (!nearest) return [list]
  const where = city.lastElementChild?.textContent
  return [made('p', {}, `Sin hospital en nuestra lista. El más cercano, en línea recta: ${where}`), list]
}
