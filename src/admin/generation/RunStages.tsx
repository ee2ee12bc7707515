import { type ReactNode, useEffect, useRef } from 'react'
import { deskPaths } from '@/admin/desk/desk-paths'
import { useLostFocus } from '@/admin/desk/use-lost-focus'
import { ReadOnlyNote } from '@/admin/session/ReadOnlyNote'
import { SignInButton } from '@/admin/session/SignIn'
import { thousands } from '@/generator/spanish'
import { Bullets } from '@/ui/Bullets'
import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'
import { ChangingText } from '@/ui/ChangingText'
import { Facts } from '@/ui/Facts'
import { TapLink } from '@/ui/link/TapLink'
import { ProgressBar } from '@/ui/waiting/ProgressBar'
import type { Run } from './run-generation'
import { isActive, type RunCounts, type RunState } from './run-state'
import { ENDINGS, headline, pageName, summaryLines } from './run-words'

type StageProps = {
  run: Run
  state: RunState
  counts: RunCounts
  /** Whether another run keeps this one from beginning. */
  isHeld: boolean
}

/** Shows the stage that a run has reached: the making of the plan, the plan, the progress or the end. */
export function RunStages(props: StageProps) {
  const { run, state, counts } = props
  if (state.phase === 'planning')
    return (
      <Progress
        label="Preparación del plan"
        line="Preparando el plan: se compara cada página con su registro…"
        bar="Páginas comparadas"
        value={state.compared}
        max={counts.pages}
      >
        <Button variant="secondary" onClick={run.reset}>
          Cancelar
        </Button>
      </Progress>
    )
  if (state.phase === 'planned') return <RunPlan {...props} />
  if (isActive(state)) return <RunProgress run={run} state={state} />
  return state.phase === 'ended' ? <RunEnd {...props} /> : null
}

type ProgressProps = {
  /** The name of the part. */
  label: string
  /** Changes when a press takes its own button away: the line gets the focus then. */
  phase?: string
  line: string
  bar: string
  value: number
  max: number
  /** The buttons. */
  children?: ReactNode
}

/** The one look of everything that goes on: what is done, how far it is, and the buttons that stop it. */
export function Progress({ label, phase = label, line, bar, value, max, children }: ProgressProps) {
  const first = useLostFocus<HTMLParagraphElement>(phase)
  return (
    <section aria-label={label} className="space-y-3 rounded-md border border-line bg-raised p-4">
      <p ref={first} tabIndex={-1} className="font-semibold">
        <ChangingText>{line}</ChangingText>
      </p>
      <ProgressBar label={bar} value={value} max={max} />
      <p className="tabular-nums">
        <ChangingText>{`${thousands(value)} de ${thousands(max)} páginas`}</ChangingText>
      </p>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </section>
  )
}

/**
 * An active run. Pausing and resuming share one button, which keeps its place and the focus. The second press of a
 * double click is ignored: it is not meant as an answer to what the first one did.
 */
export function RunProgress({ run, state }: Pick<StageProps, 'run' | 'state'>) {
  const { phase, done, taken, hold, inHand } = state
  const isPaused = phase === 'paused'
  const line = inHand && !hold && phase === 'running' ? `Generando páginas… ${pageName(inHand)}` : headline(state)
  return (
    <Progress
      label="Avance de la generación"
      phase={phase}
      line={line}
      bar="Páginas de esta generación"
      value={done}
      max={taken}
    >
      {(phase === 'running' || isPaused) && (
        <Button
          variant={isPaused ? 'primary' : 'secondary'}
          onClick={({ detail: presses }) => {
            if (presses <= 1) (isPaused ? run.resume : run.pause)()
          }}
        >
          {isPaused ? 'Reanudar' : 'Pausar'}
        </Button>
      )}
      {(phase === 'running' || isPaused) && (
        <Button variant="secondary" onClick={run.stop}>
          Detener
        </Button>
      )}
    </Progress>
  )
}

/** Shows what a run would do before it starts. The heading takes the focus, because the plan waits for an answer. */
function RunPlan({ run, counts, isHeld }: StageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { due, provinces, blocked } = counts
  const pages = due === 1 ? 'Se escribirá 1 página' : `Se escribirán ${thousands(due)} páginas`
  const facts = [
    { label: 'Páginas nuevas', value: counts.new },
    { label: 'Páginas que cambiaron, o que registró una visita', value: counts.changed },
    { label: 'Páginas al día: no se tocan', value: counts.unchanged },
    { label: 'Páginas bloqueadas por una verificación', value: blocked },
    ...(provinces > 0 ? [{ label: 'Provincias por normalizar', value: provinces }] : []),
  ]
  return (
    <section aria-labelledby="plan" className="space-y-3 rounded-md border-2 border-primary bg-paper p-4">
      <h2 ref={heading} id="plan" tabIndex={-1} className="text-lg">
        Plan de generación
      </h2>
      <Facts look="rows" facts={facts.map(({ label, value }) => ({ label, value: thousands(value) }))} />
      {blocked > 0 && <p>El motivo de cada página bloqueada está en la lista de abajo, en «Error».</p>}
      <p>
        {pages}
        {provinces > 0 ? ' y se corregirán las ciudades indicadas' : ''}. ¿Empezar?
      </p>
      <ReadOnlyNote />
      <div className="flex flex-wrap gap-3">
        <Button disabled={isHeld} onClick={() => void run.start()}>
          Empezar
        </Button>
        <Button variant="secondary" onClick={run.reset}>
          Cancelar
        </Button>
      </div>
    </section>
  )
}

/** Shows how a run ended, and what can be done next. */
function RunEnd({ run, state: { ending, summary }, isHeld }: StageProps) {
  const heading = useLostFocus<HTMLHeadingElement>('ended')
  if (!ending || !summary) return null
  return (
    <Callout
      tone={ending === 'refused' || summary.failed > 0 ? 'warning' : 'info'}
      heading={ENDINGS[ending]}
      headingRef={heading}
    >
      {ending === 'refused' && (
        <p>
          La base de datos no permite escribir con su sesión. Lo ya escrito está guardado. Inicie sesión como editor y
          continúe donde quedó.
        </p>
      )}
      <Bullets items={summaryLines(summary)} />
      <p>
        Generar guarda los registros; los lectores ven lo nuevo al publicar.{' '}
        <TapLink to={deskPaths.publish}>Ir a Publicar</TapLink>
      </p>
      <div className="flex flex-wrap gap-3">
        {ending === 'refused' && <SignInButton variant="primary" />}
        {summary.pending > 0 && (
          <Button variant="secondary" disabled={isHeld} onClick={() => void run.plan()}>
            Continuar donde quedó
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
