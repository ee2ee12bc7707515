import { wholeWord } from './whole-word'

const FORBIDDEN_WORDS = [
  'compra',
  'comprar',
  'venta',
  'vender',
  'precio',
  'costo',
  'envío',
  'delivery',
  'dosis',
  'posología',
  'miligramos',
  'cómo tomar',
  'instrucciones de uso',
  'protocolo',
  'administrar',
  'aplicar',
] as const

const SUSPICIOUS_PHRASES = [
  'vende',
  'adquirir',
  'conseguir',
  'obtener',
  'solicitar',
  'encargar',
  'medicamento disponible',
  'stock disponible',
  'entrega inmediata',
] as const

export type Compliance = { isCompliant: boolean; violations: string[]; score: number }

/**
 * Checks whether a text may be published: it has no word of trade or of directions for use, it has the disclaimer, and
 * it says where to call. Entries are matched as whole words, whatever their case, accents or white space: «ventana»
 * passes, «ENVIO» does not.
 */
export function checkCompliance(text: string): Compliance {
  const plain = foldedText(text)
  const violations = [
    ...CATALOGUE.filter(({ pattern }) => pattern.test(plain)).map(({ message }) => message),
    ...missingFrom(plain),
  ]
  return {
    isCompliant: violations.length === 0,
    violations,
    // 100 without a violation and 20 less for each one (specification, section 5).
    score: Math.max(0, 100 - 20 * violations.length),
  }
}

/**
 * One finding of the check. A forbidden word or phrase is found once for each time it occurs, with its place in the
 * text; a missing notice has no place.
 */
export type Violation = { message: string; span?: { start: number; end: number } }

/**
 * Returns the findings of `checkCompliance` in reading order, with their places in the original text; the missing
 * notices come last.
 */
export function findViolations(text: string): Violation[] {
  const { plain, starts } = mappedText(text)
  const words = CATALOGUE.flatMap(({ pattern, message }) =>
    [...plain.matchAll(new RegExp(pattern, 'gu'))].map(({ index, 0: found }) => ({
      message,
      span: { start: starts[index] ?? 0, end: starts[index + found.length] ?? text.length },
    })),
  )
  return [...words.sort((a, b) => a.span.start - b.span.start), ...missingFrom(plain).map((message) => ({ message }))]
}

function missingFrom(plain: string): string[] {
  return [
    ...(/educativo/.test(plain) && /no\s+sustituye/.test(plain) ? [] : ['Falta disclaimer médico requerido']),
    ...(/911|emergencia/.test(plain) ? [] : ['Falta información de emergencia']),
  ]
}

const CATALOGUE = [
  ...FORBIDDEN_WORDS.map((word) => ({
    pattern: wholeWord(foldedText(word)),
    message: `Palabra prohibida encontrada: "${word}"`,
  })),
  ...SUSPICIOUS_PHRASES.map((phrase) => ({
    pattern: wholeWord(foldedText(phrase)),
    message: `Frase sospechosa encontrada: "${phrase}"`,
  })),
]

/** Returns the text in lower case, without accents and without the invisible characters that could split a word. */
function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
}

/**
 * Returns `foldedText` of a text and, for each position in it, the index in the original text at which its character
 * starts.
 */
function mappedText(text: string): { plain: string; starts: number[] } {
  const starts: number[] = []
  let [plain, at] = ['', 0]
  for (const character of text) {
    const part = foldedText(character)
    for (let unit = 0; unit < part.length; unit += 1) starts.push(at)
    plain += part
    at += character.length
  }
  return { plain, starts }
}
