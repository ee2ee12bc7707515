import type { City } from '@/cities/city'
import { parseFacility } from '@/cities/facility'
import { buildCity } from './build-city'

/** A point in the Sierra, far from every shore and frontier. */
export const AMBATO = { latitude: -1.25, longitude: -78.62 }

/** Returns the point so many kilometres north and east of Ambato. */
export const kmFromAmbato = (north: number, east = 0) => ({
  latitude: AMBATO.latitude + north / 111.195,
  longitude: AMBATO.longitude + east / 111.195 / Math.cos((AMBATO.latitude * Math.PI) / 180),
})

/**
 * Builds a place of care, by default a hospital in town that needs no confirmation. A test gives only the fields it is
 * about.
 */
export const place = (name: string, fields: Record<string, unknown> = {}) =>
  parseFacility({ name, kind: 'hospital', inTown: true, confidence: 'official', ...fields })

/** Builds a town in the Sierra with these places of care. */
export const town = (name: string, facilities: City['facilities'], fields: Partial<City> = {}) =>
  buildCity({ name, province: 'Tungurahua', ...fields, facilities })

/** Builds Ambato with these places of care. */
export const ambato = (...facilities: City['facilities'][number][]) => town('Ambato', facilities, AMBATO)

/** Builds a town with one place of care, so many kilometres north of Ambato. */
export const away = (name: string, km: number, fields: Record<string, unknown> = {}, province = 'Tungurahua') =>
  town(name, [place(name, { ...kmFromAmbato(km), ...fields })], { ...kmFromAmbato(km), province })
