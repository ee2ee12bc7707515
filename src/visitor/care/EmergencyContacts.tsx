import type { LocalResources } from '@/generator/generated-content'
import { PhoneLink } from '@/ui/button/PhoneLink'

/** The telephone numbers for emergencies and consultations, each with what it is for. */
export function EmergencyContacts({ contacts }: { contacts: LocalResources['emergencyContacts'] }) {
  return (
    <div className="max-w-measure">
      <h3>Números de emergencia y consulta</h3>
      <ul className="mt-1">
        {contacts.map(({ name, phone, description }) => (
          <li key={phone + name} className="border-b border-line py-1">
            <PhoneLink number={phone}>{`${name}: ${phone}`}</PhoneLink>
            {description && <p className="text-sm leading-snug text-ink-soft">{description}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
