import type { ReactNode } from 'react'
import { buttonStyle } from '@/ui/button/button-style'
import { Icon } from '@/ui/Icon'
import { ChatChoice, type ChatChoiceProps } from './ChatChoice'
import { ChatHours } from './ChatHours'

/**
 * The chat within a text: a press opens the choice of messages, also without scripts, below what the page says of it. Below the button stands when it
 * is answered and that it attends no emergency, before anybody waits for an answer.
 */
export function ChatLink({ children, ...choice }: ChatChoiceProps & { children?: ReactNode }) {
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
      <p className="mt-1 text-sm">
        <ChatHours />. No atiende emergencias.
      </p>
    </div>
  )
}
