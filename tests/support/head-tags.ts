/** The tags that every page that search engines may list has exactly once. */
const HEAD_TAGS = [
  'title',
  'meta description',
  'meta robots',
  'meta author',
  'meta reviewer',
  'meta geo.region',
  'meta geo.placename',
  'meta og:type',
  'meta og:title',
  'meta og:description',
  'meta og:url',
  'meta og:site_name',
  'meta og:locale',
  'meta og:image',
  'meta og:image:width',
  'meta og:image:height',
  'meta og:image:alt',
  'meta twitter:card',
  'meta twitter:title',
  'meta twitter:description',
  'meta twitter:image',
  'meta article:published_time',
  'meta article:modified_time',
  'link canonical',
  'link alternate es-EC',
  'link alternate x-default',
  'script application/ld+json',
] as const

/**
 * Tags that a page may have once or not at all: those of the HTML template, and the coordinates, which only places and
 * the country have. `theme-color` may occur any number of times.
 */
const BESIDE = ['viewport', 'format-detection', 'color-scheme', 'geo.position', 'ICBM', 'twitter:image:alt'].map(
  (name) => `meta ${name}`,
)

/** Returns the tags that are missing, repeated or unknown, as «tag: how many times»; empty when the head is right. */
export function wrongTags(found: readonly string[]): string[] {
  const counts = new Map<string, number>(HEAD_TAGS.map((tag) => [tag, 0]))
  for (const tag of found) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  counts.delete('meta theme-color')
  for (const tag of BESIDE) if (counts.get(tag) === 1) counts.delete(tag)
  return [...counts]
    .filter(([tag, count]) => count !== 1 || !HEAD_TAGS.some((it) => it === tag))
    .map(([tag, count]) => `${tag}: ${count}`)
}

/** Returns the head's tags, wherever they are in the document. Runs in the page. */
export function headTags(): string[] {
  const all =
    'head title, body > title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"], script[type*="json"]'
  return [...document.querySelectorAll(all)].map((tag) => {
    const values = ['name', 'property', 'rel', 'hreflang', 'type'].map((name) => tag.getAttribute(name))
    return [tag.localName, ...values].filter(Boolean).join(' ')
  })
}
