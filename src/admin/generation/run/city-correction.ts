import { facilitiesFrom } from '@/cities/care/facilities'
import type { City, MedicalFacilities } from '@/cities/city'
import { DEFAULT_HOSPITALS, realProvince } from '@/cities/provinces'

/** What the mass run corrects in a city's row before it writes the city's pages. */
export type CityCorrection = { province: string | null; medicalFacilities: MedicalFacilities | null }

/** The correction a city needs; null when its row is as it should be. */
export function correctionOf(city: City): CityCorrection | null {
  const province = realProvince(city.province)
  const correction = {
    province: province === city.province ? null : province,
    medicalFacilities: facilitiesCorrection(city),
  }
  return correction.province === null && correction.medicalFacilities === null ? null : correction
}

/** Returns the city as it will be once corrected. Its pages, and those of its neighbours, are written from it. */
export function corrected(city: City): City {
  const { province, medicalFacilities } = correctionOf(city) ?? {}
  return {
    ...city,
    ...(province ? { province } : {}),
    ...(medicalFacilities ? { medicalFacilities, hasHospital: medicalFacilities.hospitals.length } : {}),
  }
}

/**
 * Returns the corrected names of a city's facilities; null when they need no correction. An entry that is only a kind
 * of facility («Centro de salud») is removed, unless the register has a place of that name; a row that then names
 * nothing gets what the register knows in its canton. Names that an editor entered stay as they are, and only a count
 * that disagrees with them is corrected.
 */
function facilitiesCorrection(city: City): MedicalFacilities | null {
  const { hospitals, clinics } = city.medicalFacilities
  const known = facilitiesFrom(city.facilities)
  const isNamed = (name: string) =>
    isFacilityName(name) || known.hospitals.includes(name) || known.clinics.includes(name)
  const named = { hospitals: hospitals.filter(isNamed), clinics: clinics.filter(isNamed) }
  const isEmpty = named.hospitals.length + named.clinics.length === 0
  if (isEmpty && known.hospitals.length + known.clinics.length > 0) return known
  const lostNames = named.hospitals.length < hospitals.length || named.clinics.length < clinics.length
  const miscounts = named.hospitals.length > 0 && city.hasHospital !== named.hospitals.length
  return lostNames || miscounts ? named : null
}

function isFacilityName(name: string): boolean {
  return !DEFAULT_HOSPITALS.some((kind) => kind.toLowerCase() === name.toLowerCase())
}
