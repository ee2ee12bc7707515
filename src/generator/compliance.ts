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
 * Whether a text may be published: no word of trade or of directions for use, the disclaimer, and where to call.
 * Entries are matched as whole words, whatever their case, accents or white space: «ventana» passes, «ENVIO» does not.
 */
export function checkCompliance(text: string): Compliance {
  const plain = plainText(text)
  const violations = CATALOGUE.filter(({ pattern }) => pattern.test(plain)).map(({ message }) => message)
  if (!/educativo/.test(plain) || !/no\s+sustituye/.test(plain)) violations.push('Falta disclaimer médico requerido')
  if (!/911|emergencia/.test(plain)) violations.push('Falta información de emergencia')
  return {
    isCompliant: violations.length === 0,
    violations,
    score: Math.max(0, 100 - 20 * violations.length),
  }
}

const CATALOGUE = [
  ...FORBIDDEN_WORDS.map((word) => ({ pattern: wholeWord(word), message: `Palabra prohibida encontrada: "${word}"` })),
  ...SUSPICIOUS_PHRASES.map((phrase) => ({
    pattern: wholeWord(phrase),
    message: `Frase sospechosa encontrada: "${phrase}"`,
  })),
]

/** `\b` is ASCII in JavaScript; a letter on either side is what makes «ventana» another word than «venta». */
function wholeWord(entry: string): RegExp {
  return new RegExp(`(?<!\\p{L})${plainText(entry).replaceAll(' ', '\\s+')}(?!\\p{L})`, 'u')
}

/** Lower case, without accents, and without the invisible characters that could split a word. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
}
