import type { PageType } from '@/generator/generated-content'
import type { Draft } from './draft'
import type { RecordState } from './draft-view'

/** The desk's labels for the two pages of a city. */
export const TYPE_LABELS = { cytotec: 'Cytotec', misoprostol: 'Misoprostol' } as const satisfies Record<
  PageType,
  string
>

/** The desk's label and badge colour for each state of a record; yellow means that a run is needed. */
export const STATE_BADGES = {
  none: { label: 'Sin registro', tone: 'neutral' },
  same: { label: 'Al día', tone: 'green' },
  changed: { label: 'Cambiado', tone: 'yellow' },
  unknown: { label: 'Sin datos', tone: 'neutral' },
} as const satisfies Record<RecordState, { label: string; tone: string }>

/** The desk's label for a record that a visitor registered and no editor has saved. */
export const FROM_A_VISIT = 'Registrada por una visita'

/** «74,1» on the INFLESZ scale. */
export function readabilityText(inflesz: number): string {
  return Number.isFinite(inflesz) ? DECIMAL.format(inflesz) : 'N/D'
}

/** The INFLESZ scale's own words. */
export function readabilityLevel(inflesz: number): string {
  if (!Number.isFinite(inflesz)) return 'sin texto'
  if (inflesz < 40) return 'muy difícil'
  if (inflesz < 55) return 'algo difícil'
  if (inflesz < 65) return 'normal'
  return inflesz < 80 ? 'bastante fácil' : 'muy fácil'
}

/** The part of the address after `/ec/`. */
export function pageKey({ slug, pageType }: Pick<Draft, 'slug' | 'pageType'>): string {
  return `${slug}/${pageType}`
}

const DECIMAL = new Intl.NumberFormat('es-EC', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
