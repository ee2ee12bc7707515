import { page } from '@/content/pages/recursos-oficiales.md'
import { env } from '@/env'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { CareCard } from '@/ui/CareCard'
import { SectionHeading } from '@/visitor/article/ArticleSection'
import { Blocks } from '@/visitor/article/Blocks'
import { ChatLink } from '@/visitor/shell/chat/ChatLink'
import { type Part, partsOf, sectionOf } from './text'

/** The numbers that answer in the whole country: 911 first and largest, 171 beside it, and the portal's own chat. */
export function NationalContacts() {
  const section = sectionOf('contactos-nacionales')
  return (
    <section className="space-y-3">
      <SectionHeading {...section} />
      <div className="grid items-start gap-4 wrap-anywhere lg:grid-cols-[3fr_2fr_2fr]">
        {partsOf(section).parts.map((part) => (
          <Contact key={part.heading} {...part} />
        ))}
        <PortalChat />
      </div>
    </section>
  )
}

function Contact({ heading, blocks }: Part) {
  const isEmergency = heading.includes('911')
  return (
    <CareCard level={isEmergency ? 'emergency' : 'routine'} heading={heading} headingLevel={3}>
      {isEmergency ? (
        <PhoneLink number="911" size="large">
          Llamar 911 - Emergencias
        </PhoneLink>
      ) : (
        <PhoneLink number="171">Llamar 171 - Salud Pública</PhoneLink>
      )}
      <details>
        <summary className="min-h-11 py-2">Qué atiende</summary>
        <div className="space-y-3">
          <Blocks blocks={blocks} page={page} />
        </div>
      </details>
    </CareCard>
  )
}

/** The chat with its number. It attends no emergency. */
function PortalChat() {
  const { id, heading, blocks } = sectionOf('chat')
  return (
    <div id={id} tabIndex={-1} className="print:hidden">
      <CareCard level="routine" heading={heading} headingLevel={3}>
        {env.operatorPhone !== undefined && <p className="font-semibold">{`+${env.operatorPhone}`}</p>}
        <ChatLink>
          <Blocks blocks={blocks} page={page} />
        </ChatLink>
      </CareCard>
    </div>
  )
}
