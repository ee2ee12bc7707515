import { useLostFocus } from '@/admin/desk/use-lost-focus'
import type { Run } from '@/admin/generation/run/run-generation'
import { cityErrors, type EndedRun } from '@/admin/generation/run/run-state'
import { AfterRun } from '@/admin/publication/AfterRun'
import { SignInButton } from '@/admin/session/SignIn'
import { displayName } from '@/cities/city-name'
import { thousands } from '@/generator/spanish'
import { Bullets } from '@/ui/Bullets'
import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'
import { summaryLines } from './summary-words'

type RunEndProps = {
  run: Run
  state: EndedRun
  /** Whether another run keeps this one from beginning again. */
  isHeld: boolean
}

/** Shows how a run ended, counted from the database, and what can be done next. */
export function RunEnd({ run, state, isHeld }: RunEndProps) {
  const { ending, summary } = state
  const heading = useLostFocus<HTMLHeadingElement>('ended')
  return (
    <Callout
      tone={ending === 'refused' || summary.failed + summary.outdated > 0 ? 'warning' : 'info'}
      heading={HEADINGS[ending]}
      headingRef={heading}
    >
      {ending === 'refused' && (
        <p>
          La base de datos no permite escribir con su sesión. Lo ya escrito está guardado. Inicie sesión como editor y
          continúe donde quedó.
        </p>
      )}
      <Bullets items={summaryLines(summary)} />
      {/* The generators' own screens list the cities, each with its errors; a selection has no such list. */}
      {state.only && <Errors cities={state.cities} />}
      <AfterRun />
      {!summary.isChecked && (
        <p>
          No se pudo comprobar con la base de datos qué quedó escrito. Cuando haya conexión, genere otra vez: lo que ya
          está escrito no se repite.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {ending === 'refused' && <SignInButton variant="primary" />}
        {summary.pending + summary.outdated > 0 && (
          <Button variant="secondary" disabled={isHeld} onClick={() => void run.plan()}>
            {summary.pending > 0 ? 'Continuar donde quedó' : 'Preparar el plan otra vez'}
          </Button>
        )}
        {summary.failed > 0 && (
          <Button variant="secondary" disabled={isHeld} onClick={() => void run.retryFailed()}>
            Reintentar solo las fallidas ({thousands(summary.failed)})
          </Button>
        )}
      </div>
    </Callout>
  )
}

function Errors({ cities }: Pick<EndedRun, 'cities'>) {
  const errors = cities.flatMap((run) => cityErrors(run).map((error) => `${displayName(run.city)}: ${error}`))
  if (errors.length === 0) return null
  return (
    <details>
      <summary className="hang min-h-11 py-2 font-semibold">Ver cuáles tienen un error, y por qué</summary>
      <Bullets items={errors} />
    </details>
  )
}

const HEADINGS = {
  complete: 'Generación completada',
  stopped: 'Generación detenida',
  refused: 'Inicie sesión para continuar',
} as const
