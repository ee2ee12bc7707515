import { env } from '@/env'
import type { PageType } from '@/generator/generated-content'

/** The word joiner keeps «GMT-5» on one line: Chromium breaks it after its hyphen. */
export const CHAT_HOURS = 'Lunes a viernes, 9:00 AM - 5:00 PM (GMT-\u20605)'

/** The messages that are ready to be sent when the chat opens; nothing is sent until the visitor does so. */
export const CHAT_MESSAGES = {
  general: 'Hola, necesito orientación médica sobre misoprostol/Cytotec en mi ciudad, Ecuador',
  about: (pageType: PageType, city: string) =>
    `Hola, necesito información médica sobre ${pageType} en ${city}, Ecuador`,
  /** Reveals nothing to somebody who reads the phone later. */
  neutral: 'Hola, quisiera hacer una consulta.',
  correction: 'Hola, quiero avisar de un posible error en la lista de hospitales.',
} as const

/** Returns the address that opens a chat with the operator's number, with this message ready to be sent. */
export function chatUrl(message: string): string {
  return `https://wa.me/${env.operatorPhone}?text=${encodeURIComponent(message)}`
}
