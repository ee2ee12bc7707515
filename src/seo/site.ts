/** What is true of the whole site, as search engines and link previews are told. */
export const site = {
  name: 'Portal Educativo',
  tagline: 'Información Médica Ecuador',
  locale: 'es_EC',
  language: 'es-EC',
  /** Where a page has no title of its own to give; `index.html` has the same. */
  defaultTitle: 'Cytotec y Misoprostol por ciudad en Ecuador: información',
  defaultDescription:
    'Información médica educativa sobre misoprostol y Cytotec en Ecuador: riesgos, señales de alarma, marco legal y hospitales conocidos de cada ciudad.',
  /** The middle of the country: for every page that is not about one place. */
  geo: { region: 'EC', placename: 'Ecuador', position: [-1.8312, -78.1834] },
  /** Drawn by `scripts/write-card-image.ts`. It names no medicine: others see the screen a link is shared on. */
  cardImage: {
    path: '/og.png',
    width: 1200,
    height: 630,
    alt: 'Portal Educativo: información educativa de salud en Ecuador. Emergencias: 911.',
  },
} as const
