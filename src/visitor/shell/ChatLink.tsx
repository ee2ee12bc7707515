import type { PageType } from '@/generator/generated-content'
import { LinkButton } from '@/ui/button/LinkButton'
import { ExternalMark } from '@/ui/ExternalMark'
import { CHAT_HOURS, CHAT_MESSAGES, chatUrl } from './chat'

type ChatLinkProps = {
  children?: string
  /** The page the visitor is reading; without it the message speaks of «mi ciudad». */
  about?: { pageType: PageType; city: string }
}

/** The chat, what it is for, the trace it leaves, and a way to open it without naming the subject. */
export function ChatLink({ children = 'Contactar por chat', about }: ChatLinkProps) {
  const message = about ? CHAT_MESSAGES.about(about.pageType, about.city) : CHAT_MESSAGES.general
  return (
    <div className="max-w-measure space-y-2 print:hidden">
      <LinkButton href={chatUrl(message)} variant="secondary" external>
        {children}
      </LinkButton>
      <p className="text-sm">{CHAT_HOURS}. No atiende emergencias.</p>
      <p className="text-sm text-ink-soft">
        El chat deja rastro en el teléfono. Si alguien más lo revisa,{' '}
        <a href={chatUrl(CHAT_MESSAGES.neutral)} target="_blank" rel="noopener noreferrer">
          ábralo con un mensaje neutro
          <ExternalMark />
        </a>
        .
      </p>
    </div>
  )
}
