const SERVICE = 'https://www.google.com/maps'

/** The map inside the page: close enough to see streets. */
export function mapEmbedUrl(latitude: number, longitude: number): string {
  return `${SERVICE}?q=${latitude},${longitude}&z=13&output=embed`
}

/** The map in its own tab: a step further out, so that the neighbouring towns show. */
export function mapSearchUrl(latitude: number, longitude: number): string {
  return `${SERVICE}/search/${latitude},${longitude}/@${latitude},${longitude},12z`
}
