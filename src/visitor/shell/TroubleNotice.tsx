import { essentialsAreHere } from '@/built/worker/essentials-are-here'
import { paths } from '@/paths'
import { Button } from '@/ui/button/Button'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { Callout } from '@/ui/Callout'

type TroubleNoticeProps = {
  heading: string
  text: string
  /** Asks for it again; undefined where that would not help. */
  onRetry?: (() => void) | undefined
}

/** Says that something did not arrive: why, what to do next, and the number that needs no internet. */
export function TroubleNotice({ heading, text, onRetry }: TroubleNoticeProps) {
  return (
    <div role="alert">
      <Callout tone="warning" heading={heading}>
        <p>{text}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {onRetry && <Button onClick={onRetry}>Reintentar</Button>}
          <PhoneLink number="911">Si es una emergencia, llame al 911</PhoneLink>
          {/* A document of its own, which needs no network where the service worker is active. */}
          {onRetry && essentialsAreHere() && (
            <a href={paths.essentials} className="inline-block min-h-11 py-2">
              Hospitales por provincia, sin internet
            </a>
          )}
        </div>
      </Callout>
    </div>
  )
}
