import { normalizeText, slugify } from './names/normalize-text'

/** The four regions, in the order in which readers see them. */
export const REGIONS = ['Costa', 'Sierra', 'Oriente', 'Insular'] as const

export type Province = {
  /** The name that is shown: «Santo Domingo» is short for Santo Domingo de los Tsáchilas. */
  name: string
  region: (typeof REGIONS)[number]
  /** Slug of the city that is its capital. */
  capital: string
}

/** The 24 provinces of today, by name. */
export const PROVINCES = [
  { name: 'Azuay', region: 'Sierra', capital: 'cuenca' },
  { name: 'Bolívar', region: 'Sierra', capital: 'guaranda' },
  { name: 'Cañar', region: 'Sierra', capital: 'azogues' },
  { name: 'Carchi', region: 'Sierra', capital: 'tulcan' },
  { name: 'Chimborazo', region: 'Sierra', capital: 'riobamba' },
  { name: 'Cotopaxi', region: 'Sierra', capital: 'latacunga' },
  { name: 'El Oro', region: 'Costa', capital: 'machala' },
  { name: 'Esmeraldas', region: 'Costa', capital: 'esmeraldas' },
  { name: 'Galápagos', region: 'Insular', capital: 'puerto-baquerizo-moreno' },
  { name: 'Guayas', region: 'Costa', capital: 'guayaquil' },
  { name: 'Imbabura', region: 'Sierra', capital: 'ibarra' },
  { name: 'Loja', region: 'Sierra', capital: 'loja' },
  { name: 'Los Ríos', region: 'Costa', capital: 'babahoyo' },
  { name: 'Manabí', region: 'Costa', capital: 'portoviejo' },
  { name: 'Morona Santiago', region: 'Oriente', capital: 'macas' },
  { name: 'Napo', region: 'Oriente', capital: 'tena' },
  { name: 'Orellana', region: 'Oriente', capital: 'el-coca' },
  { name: 'Pastaza', region: 'Oriente', capital: 'puyo' },
  { name: 'Pichincha', region: 'Sierra', capital: 'quito' },
  { name: 'Santa Elena', region: 'Costa', capital: 'santa-elena' },
  { name: 'Santo Domingo', region: 'Costa', capital: 'santo-domingo' },
  { name: 'Sucumbíos', region: 'Oriente', capital: 'nueva-loja' },
  { name: 'Tungurahua', region: 'Sierra', capital: 'ambato' },
  { name: 'Zamora Chinchipe', region: 'Oriente', capital: 'zamora' },
] as const satisfies readonly Province[]

/**
 * The names behind «Provincia 1» to «Provincia 24», exactly as in the specification's table, which differs from the
 * list above.
 */
const PLACEHOLDERS = [
  'Azuay',
  'Bolívar',
  'Cañar',
  'Carchi',
  'Chimborazo',
  'Cotopaxi',
  'El Oro',
  'Esmeraldas',
  'Galápagos',
  'Imbabura',
  'Loja',
  'Los Ríos',
  'Manabí',
  'Morona Santiago',
  'Napo',
  'Orellana',
  'Pastaza',
  'Santa Elena',
  'Santo Domingo',
  'Sucumbíos',
  'Tungurahua',
  'Zamora Chinchipe',
  'Zona no delimitada',
  'Francisco de Orellana',
]

const REAL_NAMES = new Map<string, string>([
  ...PROVINCES.map(({ name }) => [normalizeText(name), name] as const),
  ...PLACEHOLDERS.map((name, index) => [`provincia ${index + 1}`, name] as const),
  ['santo domingo de los tsachilas', 'Santo Domingo'],
])

/**
 * Returns the province that a stored name stands for: «Provincia 3» is Cañar. Real and unknown names are returned as
 * they are.
 */
export function realProvince(name: string): string {
  return REAL_NAMES.get(normalizeText(name)) ?? name.trim()
}

/**
 * Returns the full name of a province, which the 911 uses and some people search for: «tsachilas» means Santo Domingo.
 */
export function fullProvinceName(shown: string): string {
  return shown === 'Santo Domingo' ? 'Santo Domingo de los Tsáchilas' : shown
}

/** Returns the province's part of a URL. Some equal that of a city: `loja`, `canar`, `esmeraldas`, `santo-domingo`. */
export function provinceSlug(name: string): string {
  return slugify(realProvince(name))
}

/** The wording used where no hospital of a province is known: kinds of place to ask for, not names of places. */
export const DEFAULT_HOSPITALS = ['Hospital público local', 'Centro de salud', 'Subcentro de salud'] as const

/** Returns the region of a province, by any name that stands for it; undefined for a name that stands for none. */
export function regionOf(province: string): Province['region'] | undefined {
  const real = realProvince(province)
  return PROVINCES.find(({ name }) => name === real)?.region
}

/**
 * Returns the region as it is shown: «Amazonía» becomes Oriente, an empty one «Otra», and an unknown one stays as it
 * is.
 */
export function shownRegion(region: string): string {
  const normalized = normalizeText(region)
  if (normalized === '') return region.trim() || 'Otra'
  if (normalized === 'amazonia') return 'Oriente'
  return REGIONS.find((known) => normalizeText(known) === normalized) ?? region.trim()
}
