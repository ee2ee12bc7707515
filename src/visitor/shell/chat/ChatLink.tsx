import type { ReactNode } from 'react'
import { env } from '@/env'
import type { PageType } from '@/generator/generated-content'
import { buttonStyle } from '@/ui/button/button-style'
import { LinkButton } from '@/ui/button/LinkButton'
import { Icon } from '@/ui/Icon'

/**
 * The chat within a text: a press opens the choice of messages, also without scripts, below what the page says of it. Below the button stands when it
 * is answered and that it attends no emergency, before anybody waits for an answer; not where the page has said so above (`withHours`).
 */
export function ChatLink({
  children,
  withHours = true,
  ...choice
}: ChatChoiceProps & { children?: ReactNode; withHours?: boolean }) {
  return (
    <div className="max-w-measure print:hidden">
      <details>
        <summary className={buttonStyle('secondary')}>
          <Icon name="chat" />
          Preguntar por chat (no es médico)
        </summary>
        <div className="mt-3 space-y-3">
          {children}
          <ChatChoice {...choice} />
        </div>
      </details>
      {withHours && (
        <p className="mt-1 text-sm">
          <ChatHours />. No atiende emergencias.
        </p>
      )}
    </div>
  )
}

export type ChatChoiceProps = {
  /** The page the visitor is reading; without it the message speaks of «mi ciudad». */
  about?: { pageType: PageType; city: string }
  /** True where nothing on the screen may name the medicine: only the neutral message is offered. */
  isDiscreet?: boolean
}

/**
 * What a visitor should know before the chat opens, and two ways to open it. The message of the first reveals nothing
 * to somebody who reads the phone later.
 */
export function ChatChoice({ about, isDiscreet = false }: ChatChoiceProps) {
  const message = about ? CHAT_MESSAGES.about(about.pageType, about.city) : CHAT_MESSAGES.general
  const neutral = chatUrl(CHAT_MESSAGES.neutral)
  const written = isDiscreet ? undefined : chatUrl(message)
  if (neutral === undefined) return <p className="font-semibold">{CHAT_CLOSED}</p>
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sm text-ink-soft">
        Abre WhatsApp. El chat deja rastro en el teléfono: la conversación queda allí.
      </p>
      <LinkButton to={neutral} external>
        Abrir con un mensaje neutro
      </LinkButton>
      {written !== undefined && (
        <>
          <LinkButton to={written} variant="secondary" external>
            Abrir con la pregunta escrita
          </LinkButton>
          <p className="text-sm text-ink-soft">{`La pregunta escrita dice: «${message}».`}</p>
        </>
      )}
    </div>
  )
}

/** When the chat is answered. Chromium would break «GMT-5» after its hyphen. */
export function ChatHours() {
  return (
    <>
      Lunes a viernes, 9:00 AM - 5:00 PM <span className="whitespace-nowrap">(GMT-5)</span>
    </>
  )
}

/** The chat at the end of a page, for a question that is no emergency. */
export function ChatBox() {
  return (
    <section className="mt-6 max-w-measure wrap-anywhere rounded-md border border-line bg-raised p-4 print:hidden">
      <h2>Contacto por chat</h2>
      <p className="mt-1 mb-3">
        Para preguntas generales: no es una consulta médica. No envíe datos de su salud ni su nombre completo.
      </p>
      <ChatLink />
    </section>
  )
}

export const CHAT_CLOSED = 'El chat todavía no está abierto.'

/** The messages that are ready to be sent when the chat opens; nothing is sent until the visitor does so. */
export const CHAT_MESSAGES = {
  general: 'Hola, necesito orientación médica sobre misoprostol/Cytotec en mi ciudad, Ecuador',
  about: (pageType: PageType, city: string) =>
    `Hola, necesito información médica sobre ${pageType} en ${city}, Ecuador`,
  /** Reveals nothing to somebody who reads the phone later. */
  neutral: 'Hola, quisiera hacer una consulta.',
  wrongPlace: (name: string) => `Hola, quiero avisar de un dato que parece equivocado: ${name}.`,
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
