import { TroubleNotice } from './TroubleNotice'

type ConnectionNoticeProps = {
  /** What did not come: «la lista de ciudades». */
  what: string
  onRetry: () => void
}

/**
 * Something could not be read. Only a device that knows that it has no connection says so, and tells when it is back: a host that is not
 * reached, and an answer that is late, may be the connection or ours.
 */
export function ConnectionNotice({ what, onRetry }: ConnectionNoticeProps) {
  const offline = !navigator.onLine
  const heading = offline ? 'Sin conexión a internet' : `No pudimos cargar ${what}`
  const text = offline
    ? `Revise los datos o el wifi. Volveremos a cargar ${what} cuando regrese la conexión.`
    : 'Puede ser la conexión o una falla nuestra. Espere un momento y vuelva a intentar.'
  return <TroubleNotice heading={heading} text={text} onRetry={onRetry} />
}
