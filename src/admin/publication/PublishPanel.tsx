import { useQuery } from '@tanstack/react-query'
import { dateTime } from '@/admin/desk/date-time'
import { ReadFailedAgain } from '@/admin/desk/reading/ReadFailedAgain'
import { useRun } from '@/admin/generation/desk-runs'
import { Progress, RunProgress } from '@/admin/generation/RunStages'
import { isActive, type RunState } from '@/admin/generation/run-state'
import { pageName } from '@/admin/generation/run-words'
import { TYPE_LABELS } from '@/admin/pages/page-words'
import { useOtherRun } from '@/admin/running/one-run'
import { OtherRun } from '@/admin/running/RunBanner'
import { SignInButton } from '@/admin/session/SignIn'
import { useAuthorName } from '@/admin/session/use-author-name'
import { citySlug } from '@/cities/city-name'
import { errorKind } from '@/data/errors'
import { sessionQuery } from '@/data/session'
import { counted, thousands } from '@/generator/spanish'
import { paths } from '@/paths'
import { Badge } from '@/ui/Badge'
import { Bullets } from '@/ui/Bullets'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'
import { TapLink } from '@/ui/link/TapLink'
import { Spinner } from '@/ui/waiting/Spinner'
import type { PendingPage } from './pending-pages'
import { REQUEST_BADGES, refusesAnother } from './request-state'
import { type AskedFor, usePublications } from './use-publications'
import { PUBLISHED_KEY, usePublish } from './use-publish'
import { useIsOutdated } from './use-release'

/** The button that publishes the site, how far that is, and what became of each publication. */
export function PublishPanel({ pages }: { pages: readonly PendingPage[] | undefined }) {
  const { requests, isUnread } = usePublications()
  const { data: permission } = useQuery(sessionQuery())
  const publish = usePublish()
  const { run, state } = useRun('publication')
  const other = useOtherRun('publication')
  const [last] = requests ?? []
  const isWriting = state.phase === 'planning' || isActive(state)
  const isAsked = last !== undefined && refusesAnother(last, permission?.isEditor === true)
  const mayPublish = permission?.mayEdit === true
  // It would write the records of all pages with texts that the site no longer has.
  const isOutdated = useIsOutdated()
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2 [&>*]:min-w-0">
      <section aria-label="Publicar" className="space-y-4">
        <div className="flex flex-wrap items-center gap-3">
          <BusyButton
            disabled={!mayPublish || isOutdated}
            busy={publish.isPending || isWriting || isAsked || other !== null}
            onClick={() => publish.mutate(pages ?? [])}
          >
            {labelOf(pages)}
          </BusyButton>
          {permission && !mayPublish && !permission.user && <SignInButton />}
          {permission && !mayPublish && <p>Publicar es de quienes están en la lista de editores.</p>}
        </div>
        {other && <OtherRun {...other} />}
        {state.phase === 'planning' && (
          <Progress
            label="Preparación"
            line="Paso 1 de 2: se prepara cada página…"
            bar="Páginas preparadas"
            value={state.compared}
            max={state.pages.length}
          >
            <Button variant="secondary" onClick={run.reset}>
              Cancelar
            </Button>
          </Progress>
        )}
        {isActive(state) && <RunProgress run={run} state={state} />}
        {!isWriting && <NotWritten state={state} onRetry={() => void run.retryFailed()} />}
        {publish.isError && <NotAskedFor error={publish.error} />}
        <div role="status">{last && !isWriting && <LastRequest request={last} />}</div>
        {isUnread && (
          <Callout tone="warning" heading="No se pudo leer qué se pidió" headingLevel={3}>
            <p>La base de datos no responde. Lo pedido no se pierde; se vuelve a leer cuando haya conexión.</p>
            <ReadFailedAgain />
          </Callout>
        )}
      </section>
      {requests && requests.length > 0 && (
        <section aria-labelledby="ultimas">
          <h2 id="ultimas">Últimas publicaciones</h2>
          <ol>
            {requests.slice(0, SHOWN).map((request) => (
              <RequestItem key={request.id} request={request} />
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

const SHOWN = 5

function labelOf(pages: readonly PendingPage[] | undefined): string {
  if (!pages) return 'Publicar'
  return pages.length === 0 ? 'Publicar otra vez' : `Publicar ${counted(pages.length, 'página', 'páginas')}`
}

/** Why nothing was asked for, or which records could not be saved. */
function NotWritten({ state, onRetry }: { state: RunState; onRetry: () => void }) {
  const { phase, ending, summary } = state
  if (phase === 'unread')
    return (
      <Callout tone="warning" heading="No se publicó nada" headingLevel={3}>
        <p>No se pudo leer la base de datos; no se ha cambiado nada. Revise la conexión y publique otra vez.</p>
      </Callout>
    )
  if (phase !== 'ended') return null
  if (ending === 'refused')
    return (
      <Callout tone="warning" heading="Inicie sesión para continuar" headingLevel={3}>
        <p>
          La base de datos no permite escribir con su sesión, y no se pidió la publicación. Lo guardado no se pierde.
        </p>
        <SignInButton variant="primary" />
      </Callout>
    )
  if (ending === 'stopped')
    return (
      <Callout tone="info" heading="Publicación detenida" headingLevel={3}>
        <p>
          No se pidió la publicación: los lectores siguen viendo el sitio de antes. Lo guardado no se pierde, y al
          publicar otra vez se sigue donde quedó.
        </p>
      </Callout>
    )
  const failed = state.pages.filter(({ status }) => status === 'error')
  if (failed.length === 0) return null
  return (
    <Callout tone="warning" heading={`${counted(failed.length, 'página', 'páginas')} con un problema`} headingLevel={3}>
      <p>Las demás se publican igual.</p>
      <Bullets items={failed.map((page) => `${pageName(page)}: ${page.reason ?? 'Error desconocido'}`)} />
      {summary && summary.failed > 0 && (
        <Button variant="secondary" onClick={onRetry}>
          Reintentar solo las fallidas ({thousands(summary.failed)})
        </Button>
      )}
    </Callout>
  )
}

function LastRequest({ request }: { request: AskedFor }) {
  const { became, said } = request
  if (became === 'building') return <Spinner text="Construyendo el sitio… Tarda unos minutos." />
  if (became === 'requested') return <Spinner text={REQUESTED[request.hook]} />
  if (became === 'published') return <OnTheSiteNow />
  return (
    <Callout tone="warning" heading={ENDED[became].heading} headingLevel={3}>
      {said && <p className="wrap-anywhere">Motivo: {said}</p>}
      <p>{ENDED[became].text}</p>
    </Callout>
  )
}

const FIRST = 12

/** The site itself has proved it: its release is younger than the request. */
function OnTheSiteNow() {
  const { data: pages = [] } = useQuery<readonly PendingPage[]>({
    queryKey: PUBLISHED_KEY,
    queryFn: () => [],
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div className="space-y-2">
      <p className="font-semibold">Los lectores ya lo ven: la última publicación pedida está en el sitio.</p>
      {pages.length > 0 && (
        <ul className="flex flex-wrap gap-x-6">
          {pages.slice(0, FIRST).map(({ city, pageType, name }) => (
            <li key={`${city.id} ${pageType}`}>
              <TapLink to={paths.cityPage(citySlug(city), pageType)}>
                {TYPE_LABELS[pageType]} en {name}
              </TapLink>
            </li>
          ))}
          {pages.length > FIRST && <li className="py-2">y {thousands(pages.length - FIRST)} más</li>}
        </ul>
      )}
    </div>
  )
}

/** The text for a request that nobody has begun, by whether the host was notified of it. */
const REQUESTED = {
  called: 'Pedida: se avisó al alojamiento, y todavía no responde.',
  failed: 'Pedida: no se pudo avisar al alojamiento. La hará la próxima construcción programada.',
  none: 'Pedida: espera a quien construye. Donde no hay un aviso configurado, es la construcción de cada día.',
} as const

const ENDED = {
  failed: {
    heading: 'La última publicación falló',
    text: 'Los lectores siguen viendo el sitio de antes. Al corregir el motivo, publique otra vez.',
  },
  unseen: {
    heading: 'Todavía no se ve en el sitio',
    text: 'Quien construye dice que terminó, pero en el sitio todavía no se ve. Esta página vuelve a mirar por sí sola durante media hora; después, vuelva a cargarla.',
  },
  unanswered: {
    heading: 'Nadie respondió en media hora',
    text: 'Los lectores siguen viendo el sitio de antes. Puede pedirlo otra vez, o esperar a la construcción programada.',
  },
} as const

function RequestItem({ request: { requestedAt, requestedBy, became, said } }: { request: AskedFor }) {
  const who = useAuthorName(requestedBy)
  return (
    <li className="space-y-1 border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={REQUEST_BADGES[became].tone}>{REQUEST_BADGES[became].label}</Badge>
        <span>
          {dateTime(requestedAt)}, por {who}
        </span>
      </p>
      {said && <p className="text-sm wrap-anywhere">{said}</p>}
    </li>
  )
}

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
    'No hay conexión con el servidor. Cuando vuelva, mire «Últimas publicaciones» antes de pedirlo otra vez.',
  ],
  unavailable: [
    NOT_KNOWN,
    'El servidor no respondió, o no acepta cambios. Mire «Últimas publicaciones» antes de pedirlo otra vez.',
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
