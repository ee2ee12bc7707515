import { CHAT_MESSAGES, chatUrl } from '@/visitor/shell/chat'

/** To tell us of a mistake; the message that waits in the chat names the place and nothing else. */
export function ReportLink({ place }: { place?: { city: string; province: string } }) {
  const where = place ? ` en ${place.city}` : ''
  return (
    <a
      href={chatUrl(CHAT_MESSAGES.correction(place && `${place.city}, ${place.province}`))}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Avisar de un error por chat${where} (se abre en otra pestaña)`}
      className="inline-block py-2.5 visited:text-link print:hidden"
    >
      Avisar de un error por chat ↗
    </a>
  )
}
