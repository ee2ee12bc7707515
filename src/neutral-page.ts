/**
 * Where the quick exit leads by default: a page that loads fast, is always up, is plausible reading, and looks the same
 * for everybody. A search engine's page would show earlier searches.
 */
export const NEUTRAL_PAGE = 'https://es.wikipedia.org/wiki/Wikipedia:Portada'
