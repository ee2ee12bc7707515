/** What search engines and link previews are told about the whole site. */
export const site = {
  name: 'Portal Educativo',
  tagline: 'Información Médica Ecuador',
  locale: 'es_EC',
  language: 'es-EC',
  /** The title of a page that has none of its own; `index.html` has the same. */
  defaultTitle: 'Cytotec y Misoprostol por ciudad en Ecuador: información',
  defaultDescription:
    'Información médica educativa sobre misoprostol y Cytotec en Ecuador: riesgos, señales de alarma, marco legal y hospitales conocidos de cada ciudad.',
  /** The middle of the country: for every page that is not about one place. */
  geo: { region: 'EC', placename: 'Ecuador', position: [-1.8312, -78.1834] },
  /**
   * Drawn by `scripts/write-card-image.ts`. It does not name the medicine: others may see the screen with a shared
   * link.
   */
  cardImage: {
    path: '/og.png',
    width: 1200,
    height: 630,
    alt: 'Portal Educativo: información educativa de salud en Ecuador. Emergencias: 911.',
  },
} as const
