import { Icon } from '@/ui/Icon'
import { CHAT_MESSAGES, chatUrl } from './chat'

/**
 * The chat, always at hand at the bottom right and never over the text: in the margin on desks, in a bar of its own below
 * that width; at the end of the page where the window is very low, gone while one types on a phone (styles.css).
 */
export function FloatingChat() {
  return (
    <aside
      aria-label="Chat"
      className="chat-bar fixed right-0 bottom-0 z-10 flex items-center justify-end gap-3 max-xl:left-0 max-xl:border-t max-xl:border-line max-xl:bg-paper max-xl:px-4 max-xl:py-1 xl:right-2 xl:bottom-3 print:hidden"
    >
      <a
        href={chatUrl(CHAT_MESSAGES.neutral)}
        target="_blank"
        rel="noopener noreferrer"
        className="flex min-h-11 max-w-48 items-center text-sm leading-tight visited:text-link xl:hidden"
      >
        <span>
          El chat deja rastro: abrir con mensaje neutro<span className="sr-only"> (se abre en otra pestaña)</span>
        </span>
      </a>
      <a
        href={chatUrl(CHAT_MESSAGES.general)}
        target="_blank"
        rel="noopener noreferrer"
        className="floating-chat flex min-h-11 items-center justify-center gap-x-2 rounded-md border-2 border-transparent bg-primary px-4 text-primary-ink no-underline visited:text-primary-ink hover:bg-primary-hover xl:size-14 xl:flex-col xl:px-0"
      >
        <Icon name="chat" />
        <span className="text-[0.875rem] font-semibold leading-tight">
          Chat<span className="sr-only"> de orientación: no atiende emergencias (se abre en otra pestaña)</span>
        </span>
      </a>
    </aside>
  )
}
