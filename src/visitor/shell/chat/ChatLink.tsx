import { buttonStyle } from '@/ui/button/button-style'
import { Icon } from '@/ui/Icon'
import { ChatChoice, type ChatChoiceProps } from './ChatChoice'
import { ChatHours } from './ChatHours'

/**
 * The chat within a text: a press opens the choice of messages, also without scripts. Below the button stands when it
 * is answered and that it attends no emergency, before anybody waits for an answer.
 */
export function ChatLink(choice: ChatChoiceProps) {
  return (
    <div className="max-w-measure print:hidden">
      <details>
        <summary className={buttonStyle('secondary')}>
          <Icon name="chat" />
          Contactar por chat
        </summary>
        <div className="mt-3">
          <ChatChoice {...choice} />
        </div>
      </details>
      <p className="mt-1 text-sm">
        <ChatHours />. No atiende emergencias.
      </p>
    </div>
  )
}
