import { useQuery } from '@tanstack/react-query'
import { ReadFailedAgain } from '@/admin/desk/reading/ReadFailedAgain'
import { SignInButton } from '@/admin/session/SignIn'
import { errorKind } from '@/data/errors'
import { sessionQuery } from '@/data/session'
import { BusyButton } from '@/ui/button/BusyButton'
import { Callout } from '@/ui/Callout'
import { Spinner } from '@/ui/waiting/Spinner'
import { RequestList } from './RequestList'
import { refusesAnother } from './request-state'
import { type AskedFor, usePublications, useRequestPublication } from './use-publications'

/** The button that publishes the site, and what became of each request made with it. */
export function PublishPanel() {
  const { requests, isUnread } = usePublications()
  const { data: permission } = useQuery(sessionQuery())
  const request = useRequestPublication()
  const [last] = requests ?? []
  const isBusy = request.isPending || (last !== undefined && refusesAnother(last, permission?.isEditor === true))
  const mayPublish = permission?.mayEdit === true
  return (
    <section className="space-y-4">
      <h2>Publicar</h2>
      <p className="max-w-measure">
        Se construye el sitio entero con los datos de este momento, también los de ciudades y lugares que aún no se
        generaron, y las listas de lugares, que aquí no se cuentan entre las páginas que esperan. Mientras tanto, y si
        algo falla, los lectores siguen viendo el sitio de antes.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <BusyButton disabled={!mayPublish} busy={isBusy} onClick={() => request.mutate()}>
          Publicar
        </BusyButton>
        {permission && !mayPublish && !permission.user && <SignInButton />}
        {permission && !mayPublish && <p>Publicar es de quienes están en la lista de editores.</p>}
      </div>
      {request.isError && <NotAskedFor error={request.error} />}
      <div role="status">{last && <LastRequest request={last} />}</div>
      {isUnread && (
        <Callout tone="warning" heading="No se pudo leer qué se pidió" headingLevel={3}>
          <p>La base de datos no responde. Lo pedido no se pierde; se vuelve a leer cuando haya conexión.</p>
          <ReadFailedAgain />
        </Callout>
      )}
      {requests && requests.length > 0 && <RequestList requests={requests} />}
    </section>
  )
}

function LastRequest({ request }: { request: AskedFor }) {
  if (request.became === 'building') return <Spinner text="Construyendo el sitio… Tarda unos minutos." />
  if (request.became === 'requested') return <Spinner text={REQUESTED[request.hook]} />
  return <p className="max-w-measure font-semibold">{ENDED[request.became]}</p>
}

/** The text for a request that nobody has begun, by whether the host was notified of it. */
const REQUESTED = {
  called: 'Pedida: se avisó al alojamiento, y todavía no responde.',
  failed: 'Pedida: no se pudo avisar al alojamiento. La hará la próxima construcción programada.',
  none: 'Pedida: espera a quien construye. Donde no hay un aviso configurado, es la construcción de cada día.',
} as const

const ENDED = {
  published: 'La última publicación pedida ya está en el sitio.',
  failed:
    'La última publicación falló: el sitio sigue como estaba. Abajo está el motivo; al corregirlo, publique otra vez.',
  unseen:
    'Quien construye dice que terminó, pero en el sitio todavía no se ve. Esta página vuelve a mirar por sí sola durante media hora desde entonces; después, vuelva a cargarla.',
  unanswered:
    'Nadie respondió al último pedido en media hora, y el sitio sigue como estaba. Puede pedirlo otra vez, o esperar a la construcción programada.',
} as const

function NotAskedFor({ error }: { error: Error }) {
  const [heading, what] = NOT_ASKED_FOR[errorKind(error) ?? 'unavailable']
  return (
    <Callout tone="warning" heading={heading} headingLevel={3}>
      <p>{what}</p>
    </Callout>
  )
}

/** The heading where no answer came: the request may have been recorded all the same. */
const NOT_KNOWN = 'No se sabe si el pedido llegó'

const NOT_ASKED_FOR = {
  offline: [
    NOT_KNOWN,
    'No hay conexión con el servidor. Cuando vuelva, mire la lista de abajo antes de pedirlo otra vez.',
  ],
  unavailable: [
    NOT_KNOWN,
    'El servidor no respondió, o no acepta cambios. Mire la lista de abajo antes de pedirlo otra vez.',
  ],
  forbidden: [
    'No se pidió nada',
    'La base de datos no lo permitió con su sesión. Inicie sesión como editor y publique otra vez.',
  ],
  invalid: [
    'Ya hay una publicación en curso',
    'Quizás la pidió otra persona, o usted en otra pestaña: espere a que termine.',
  ],
  'not-found': [
    'No se pidió nada',
    'Esta base de datos todavía no conoce las publicaciones: falta aplicarle las migraciones.',
  ],
} as const
