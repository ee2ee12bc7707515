import type { PageType } from '@/generator/generated-content'
import { LinkButton } from '@/ui/button/LinkButton'
import { CHAT_CLOSED, CHAT_MESSAGES, chatUrl } from './chat'

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
          <p className="text-sm text-ink-soft">La pregunta escrita dice: «{message}».</p>
        </>
      )}
    </div>
  )
}
