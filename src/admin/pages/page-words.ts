import type { PageType } from '@/generator/generated-content'

/** The desk's labels for the two pages of a city. */
export const TYPE_LABELS = { cytotec: 'Cytotec', misoprostol: 'Misoprostol' } as const satisfies Record<
  PageType,
  string
>

/** «74,1, bastante fácil»: a value of the INFLESZ scale in its own words. */
export function readabilityText(inflesz: number): string {
  return Number.isFinite(inflesz) ? `${DECIMAL.format(inflesz)}, ${levelOf(inflesz)}` : 'N/D'
}

function levelOf(inflesz: number): string {
  if (inflesz < 40) return 'muy difícil'
  if (inflesz < 55) return 'algo difícil'
  if (inflesz < 65) return 'normal'
  return inflesz < 80 ? 'bastante fácil' : 'muy fácil'
}

const DECIMAL = new Intl.NumberFormat('es-EC', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
