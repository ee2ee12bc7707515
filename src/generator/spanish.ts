/**
 * How the generator writes numbers and lists in es-EC: «596.101», «a unos 34 km», «Loja e Ibarra». Written by hand
 * here, because `Intl` separates thousands differently from one runtime to the next.
 */

/** A whole number with points: 596101 → «596.101». */
export function thousands(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, '.')
}

/** «1 hospital», «5 hospitales». */
export function counted(count: number, one: string, many: string): string {
  return `${thousands(count)} ${count === 1 ? one : many}`
}

/** Returns a distance as a reader would say it; never «0 km». */
export function span(km: number): string {
  if (km < 1) return 'menos de 1 km'
  return km < 1.5 ? 'cerca de 1 km' : `unos ${thousands(km)} km`
}

/** «Girón, Nabón e Ibarra»: «y» becomes «e» before the sound «i». */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const and = /^h?[ií](?![aeouáéóú])/i.test(last) ? 'e' : 'y'
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`
}

/** «el Hospital de Girón», «la Maternidad…»: the first word of the name decides the article. */
export function withArticle(name: string): string {
  return `${/^(?:maternidad|cl[ií]nica|unidad|casa|cruz|sala)\b/i.test(name) ? 'la' : 'el'} ${name}`
}

/** «al Hospital de Girón», «a la Maternidad…». */
export function towards(name: string): string {
  return `a ${withArticle(name)}`.replace(/^a el /, 'al ')
}

/** With a capital first letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
