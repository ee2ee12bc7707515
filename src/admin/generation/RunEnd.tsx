import type { Run } from '@/admin/generation/run/run-generation'
import type { RunState, RunSummary } from '@/admin/generation/run/run-state'
import { AfterRun } from '@/admin/publication/AfterRun'
import { useSignIn } from '@/admin/session/SignIn'
import { counted } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'
import { formatNumber } from '@/visitor/directory/population'

/** How a run ended, in the database's numbers, and what can be done next. */
export function RunEnd({ run, state }: { run: Run; state: RunState }) {
  const openSignIn = useSignIn()
  const { ending, summary } = state
  if (!summary) return null
  return (
    <Callout
      tone={ending === 'refused' || summary.failed > 0 ? 'warning' : 'info'}
      heading={HEADINGS[ending ?? 'stopped']}
    >
      {ending === 'refused' && (
        <p>
          La base de datos no permite escribir con su sesión. Lo ya escrito está guardado. Inicie sesión como editor y
          continúe donde quedó.
        </p>
      )}
      <ul className="list-disc pl-5">
        {summaryLines(summary).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <AfterRun />
      {!summary.isChecked && (
        <p>No se pudo comprobar con la base de datos. Use «Recargar ciudades» cuando haya conexión.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {ending === 'refused' && <Button onClick={openSignIn}>Iniciar sesión</Button>}
        {summary.pending > 0 && (
          <Button variant="secondary" onClick={() => void run.plan()}>
            Continuar donde quedó
          </Button>
        )}
        {summary.failed > 0 && (
          <Button variant="secondary" onClick={() => void run.retryFailed()}>
            Reintentar solo las fallidas ({formatNumber(summary.failed)})
          </Button>
        )}
      </div>
    </Callout>
  )
}

const HEADINGS = {
  complete: 'Generación completada',
  stopped: 'Generación detenida',
  refused: 'Inicie sesión para continuar',
} as const

/** The counts of the specification's final toast: «222 ciudades procesadas». */
export function summaryCounts({ cities, pages, provinces, facilities }: RunSummary): string[] {
  return [
    counted(cities, 'ciudad procesada', 'ciudades procesadas'),
    counted(pages, 'página generada', 'páginas generadas'),
    counted(provinces, 'provincia normalizada', 'provincias normalizadas'),
    counted(facilities, 'centro de salud actualizado', 'centros de salud actualizados'),
  ]
}

function summaryLines(summary: RunSummary): string[] {
  const { pages, provinces, facilities, unchanged, failed, blocked, pending } = summary
  const isNothing = pages + provinces + facilities + failed + pending === 0
  return [
    ...(isNothing ? ['Todo estaba al día: no se escribió nada.'] : []),
    ...summaryCounts(summary),
    ...(unchanged > 0 ? [counted(unchanged, 'página ya estaba al día', 'páginas ya estaban al día')] : []),
    ...(pending > 0 ? [counted(pending, 'página pendiente', 'páginas pendientes')] : []),
    ...(failed > 0 ? [counted(failed, 'página con error', 'páginas con error')] : []),
    ...(blocked > 0
      ? [counted(blocked, 'página bloqueada por una verificación', 'páginas bloqueadas por una verificación')]
      : []),
  ]
}
