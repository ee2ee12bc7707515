/** What is true of the whole site, as search engines and link previews are told. */
export const site = {
  name: 'Portal Educativo',
  tagline: 'Información Médica Ecuador',
  locale: 'es_EC',
  language: 'es-EC',
  /** Where a page has no title of its own to give. */
  defaultTitle: 'Cytotec y Misoprostol por ciudad en Ecuador: información',
} as const
