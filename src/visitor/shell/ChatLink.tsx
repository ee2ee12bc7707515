import { buttonStyle } from '@/ui/button/button-style'
import { Icon } from '@/ui/Icon'
import { ChatChoice, type ChatChoiceProps } from './ChatChoice'

/** The chat where the text speaks of it: a press opens the choice below, and needs no code of ours. */
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
