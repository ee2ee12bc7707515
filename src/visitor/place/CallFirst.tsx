import { paths } from '@/paths'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { TapLink } from '@/ui/link/TapLink'

/** Shown before the first place to go; `withSigns` adds a link to what the alarm signs are. */
export function CallFirst({ withSigns }: { withSigns: boolean }) {
  return (
    <div>
      <p>
        <PhoneLink number="911">Si hay una señal de alarma, primero llame al 911</PhoneLink>
      </p>
      {withSigns && (
        <p>
          <TapLink to={`${paths.care}#senales-de-alarma`}>Cuáles son las señales de alarma</TapLink>
        </p>
      )}
    </div>
  )
}
