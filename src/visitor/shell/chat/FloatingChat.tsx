import { Icon } from '@/ui/Icon'
import { ChatChoice, type ChatChoiceProps, ChatHours } from './ChatLink'

/**
 * The chat, always at hand on every public page: a round button in the corner that opens a sheet above it, with or without our code. The end
 * of the page leaves room for it. It is hidden while the visitor types on a phone, and stands at the end of the page if
 * the window is very low (styles/parts.css). Escape, leaving it with the keyboard and moving to another page close it
 * (chat-sheet.ts).
 */
export function FloatingChat({ isDiscreet = false }: Pick<ChatChoiceProps, 'isDiscreet'>) {
  return (
    <aside aria-label="Chat" className="floating-chat print:hidden">
      <details>
        <summary>
          <Icon name="chat" />
          <span className="sr-only">Chat de orientación: no atiende emergencias</span>
        </summary>
        <div className="rounded-md border border-ink-soft bg-paper p-4">
          <h2 className="mb-2 text-lg">Chat de orientación</h2>
          <p className="mb-3">
            <ChatHours />. <strong>No atiende emergencias.</strong>
          </p>
          <ChatChoice isDiscreet={isDiscreet} />
        </div>
      </details>
    </aside>
  )
}
