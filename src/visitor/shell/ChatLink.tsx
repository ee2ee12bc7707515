import { buttonStyle } from '@/ui/button/button-style'
import { Icon } from '@/ui/Icon'
import { ChatChoice, type ChatChoiceProps } from './ChatChoice'

/** The chat within a text: a press opens the choice of messages, also without scripts. */
export function ChatLink(choice: ChatChoiceProps) {
  return (
    <details className="max-w-measure print:hidden">
      <summary className={buttonStyle('secondary')}>
        <Icon name="chat" />
        Contactar por chat
      </summary>
      <div className="mt-3">
        <ChatChoice {...choice} />
      </div>
    </details>
  )
}
