import type { MedicalFacilities } from './city'

/** Public places of care, by what their city's row calls them: maternities are hospitals. A kind it does not know is left out. */
export function facilitiesFrom(places: { name: string; kind: string }[]): MedicalFacilities {
  const named = (kinds: string[]) => places.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name)
  return { hospitals: named(['hospital', 'maternidad']), clinics: named(['centro de salud']) }
}
