import { TroubleNotice } from './TroubleNotice'

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
