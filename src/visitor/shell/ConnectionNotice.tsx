import { essentialsAreHere } from '@/built/essentials-are-here'
import { paths } from '@/paths'
import { Button } from '@/ui/button/Button'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { Callout } from '@/ui/Callout'

type ConnectionNoticeProps = {
  offline: boolean
  /** What did not come: «la lista de ciudades». */
  what: string
  onRetry: () => void
}

/** Something could not be read: why, what to do next, and the number that needs no internet. */
export function ConnectionNotice({ offline, what, onRetry }: ConnectionNoticeProps) {
  return (
    <div role="alert">
      <Callout tone="warning" heading={offline ? 'Sin conexión a internet' : `No pudimos cargar ${what}`}>
        <p>
          {offline
            ? `Revise los datos o el wifi. Volveremos a cargar ${what} cuando regrese la conexión.`
            : 'La falla es nuestra. Espere un momento y vuelva a intentar.'}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button onClick={onRetry}>Reintentar</Button>
          <PhoneLink number="911" tone="emergency">
            Si es una emergencia, llame al 911
          </PhoneLink>
          {essentialsAreHere() && (
            <a href={paths.essentials} className="inline-flex min-h-12 items-center">
              Hospitales por provincia, sin internet
            </a>
          )}
        </div>
      </Callout>
    </div>
  )
}
