import { sitePages } from './site-pages'

/** One page of `/fuentes`: its name in the address and in `src/cited/source-pages.ts`, and what it is about. */
export type SourcePageCard = { name: string; heading: string; isOfCities: boolean }

/** The parts of a city page, in its order. */
const CITY_SECTIONS = {
  comienzo: 'Señales de alarma y respuestas cortas',
  introduccion: 'Introducción',
  'usos-medicos': 'Usos médicos aprobados',
  riesgos: 'Riesgos y efectos secundarios',
  'recursos-locales': 'Recursos médicos locales',
  'preguntas-frecuentes': 'Preguntas frecuentes',
}

/** Every page of `/fuentes` but its index: one for each section of the city pages, and one for each static page. */
export const sourcePageCards: readonly SourcePageCard[] = [
  ...Object.entries(CITY_SECTIONS).map(([id, heading]) => ({ name: `ciudad/${id}`, heading, isOfCities: true })),
  ...sitePages.map(({ path, heading }) => ({ name: path.slice(1), heading, isOfCities: false })),
]
