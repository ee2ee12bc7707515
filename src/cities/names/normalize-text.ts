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

/** A text as part of an address: `canar-el-tambo`. */
export function slugify(text: string): string {
  return normalizeText(text).replaceAll(' ', '-')
}
