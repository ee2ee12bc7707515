import { TroubleNotice } from './TroubleNotice'

type ConnectionNoticeProps = {
  offline: boolean
  /** What did not come: «la lista de ciudades». */
  what: string
  onRetry: () => void
}

/** Something could not be read, for want of a connection or by our fault. */
export function ConnectionNotice({ offline, what, onRetry }: ConnectionNoticeProps) {
  const heading = offline ? 'Sin conexión a internet' : `No pudimos cargar ${what}`
  const text = offline
    ? `Revise los datos o el wifi. Volveremos a cargar ${what} cuando regrese la conexión.`
    : 'La falla es nuestra. Espere un momento y vuelva a intentar.'
  return <TroubleNotice heading={heading} text={text} onRetry={onRetry} />
}
