/**
 * Returns a text in the form in which texts are compared: no accents, lower case, letters and digits only, one space
 * between words. «  Cañar, El TAMBO » → `canar el tambo`.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * Normalizes what was asked for, without a word for a town before its name: «ciudad de Cuenca» → `cuenca`. A «barrio
 * Cuenca» may be in any town.
 */
export function askedName(query: string): string {
  return normalizeText(query).replace(/^(?:canton|ciudad) (?:de )?/, '')
}

/** A text as part of an address: `canar-el-tambo`. */
export function slugify(text: string): string {
  return normalizeText(text).replaceAll(' ', '-')
}
