import { env } from '@/env'
import type { PageType } from '@/generator/generated-content'

export const CHAT_CLOSED = 'El chat todavía no está abierto.'

/** The messages that are ready to be sent when the chat opens; nothing is sent until the visitor does so. */
export const CHAT_MESSAGES = {
  general: 'Hola, necesito orientación médica sobre misoprostol/Cytotec en mi ciudad, Ecuador',
  about: (pageType: PageType, city: string) =>
    `Hola, necesito información médica sobre ${pageType} en ${city}, Ecuador`,
  /** Reveals nothing to somebody who reads the phone later. */
  neutral: 'Hola, quisiera hacer una consulta.',
  correction: 'Hola, quiero avisar de un posible error en la lista de hospitales.',
} as const

/**
 * Returns the address that opens a chat with the operator's number, with this message ready to be sent; undefined while
 * nobody answers the chat (env.ts).
 */
export function chatUrl(message: string): string | undefined {
  if (env.operatorPhone === undefined) return undefined
  return `https://wa.me/${env.operatorPhone}?text=${encodeURIComponent(message)}`
}
