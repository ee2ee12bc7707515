import { essentialsAreHere } from '@/built/worker/register-worker'
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

type ConnectionNoticeProps = {
  /** What could not be loaded: «la lista de ciudades». */
  what: string
  onRetry: () => void
}

/**
 * Says that something could not be loaded. Only if the device itself knows that it is offline, the text blames the
 * connection and announces another try when it is back: a host that cannot be reached and an answer that is late may be
 * the connection's fault or ours.
 */
export function ConnectionNotice({ what, onRetry }: ConnectionNoticeProps) {
  const offline = !navigator.onLine
  const heading = offline ? 'Sin conexión a internet' : `No pudimos cargar ${what}`
  const text = offline
    ? `Revise los datos o el wifi. Volveremos a cargar ${what} cuando regrese la conexión.`
    : 'Puede ser la conexión o una falla nuestra. Espere un momento y vuelva a intentar.'
  return <TroubleNotice heading={heading} text={text} onRetry={onRetry} />
}
