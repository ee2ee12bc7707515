import { isLocated } from '@/cities/care/distance'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { type PROVINCES, type Province, realProvince } from '@/cities/provinces'

/** The location of the place that a page is about. */
export type Geo = {
  /** ISO 3166-2. */
  region: string
  placename: string
  /** Latitude and longitude. */
  position?: readonly [number, number]
}

/** The position is missing where the city's point is not known. */
export function geoOfCity(city: City): Geo {
  const province = realProvince(city.province)
  return {
    region: regionOf(province),
    placename: [displayName(city), province, 'Ecuador'].filter((name) => name !== '').join(', '),
    ...(isLocated(city) && { position: [city.latitude, city.longitude] as const }),
  }
}

/** Without a position: a province has no single point. */
export function geoOfProvince({ name }: Pick<Province, 'name'>): Geo {
  return { region: regionOf(name), placename: `${name}, Ecuador` }
}

function regionOf(province: string): string {
  const code = CODES.get(province)
  return code === undefined ? 'EC' : `EC-${code}`
}

/** ISO 3166-2:EC. */
const PROVINCE_CODES = {
  Azuay: 'A',
  Bolívar: 'B',
  Cañar: 'F',
  Carchi: 'C',
  Chimborazo: 'H',
  Cotopaxi: 'X',
  'El Oro': 'O',
  Esmeraldas: 'E',
  Galápagos: 'W',
  Guayas: 'G',
  Imbabura: 'I',
  Loja: 'L',
  'Los Ríos': 'R',
  Manabí: 'M',
  'Morona Santiago': 'S',
  Napo: 'N',
  Orellana: 'D',
  Pastaza: 'Y',
  Pichincha: 'P',
  'Santa Elena': 'SE',
  'Santo Domingo': 'SD',
  Sucumbíos: 'U',
  Tungurahua: 'T',
  'Zamora Chinchipe': 'Z',
} satisfies Record<(typeof PROVINCES)[number]['name'], string>

/** A Map, because a province name from the database could be that of a property of every object («constructor»). */
const CODES = new Map(Object.entries(PROVINCE_CODES))
