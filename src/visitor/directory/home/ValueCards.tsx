import { Icon, type IconName } from '@/ui/Icon'

/** What a visitor may expect of the portal. */
export function ValueCards() {
  return (
    <ul className="mt-5 grid gap-3 wrap-anywhere rounded-md border border-line bg-raised p-3 md:grid-cols-3 md:gap-6 md:p-5">
      <ValueCard icon="book" heading="Con fuentes">
        Cada página cita las suyas.
      </ValueCard>
      <ValueCard icon="hospital" heading="Cerca de usted">
        Hospitales, ciudad por ciudad.
      </ValueCard>
      <ValueCard icon="shield" heading="Solo informa">
        No comercializamos ni entregamos medicamentos.
      </ValueCard>
    </ul>
  )
}

function ValueCard({ icon, heading, children }: { icon: IconName; heading: string; children: string }) {
  return (
    <li className="flex gap-3">
      <span className="text-primary">
        <Icon name={icon} size="lg" />
      </span>
      <div>
        <h2 className="text-base">{heading}</h2>
        <p className="text-sm leading-snug">{children}</p>
      </div>
    </li>
  )
}
