import type { Run } from '@/admin/generation/run/run-generation'
import { thousands } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { ChangingText } from '@/ui/ChangingText'
import { ProgressBar } from '@/ui/waiting/ProgressBar'

/** Shows how many pages have been compared with their records. */
export function Planning({ run, compared, pages }: { run: Run; compared: number; pages: number }) {
  return (
    <section aria-label="Preparación del plan" className="space-y-3 rounded-md border border-line bg-raised p-4">
      <p className="font-semibold">Preparando el plan: se compara cada página con su registro…</p>
      <ProgressBar label="Páginas comparadas" value={compared} max={pages} />
      <p className="tabular-nums">
        <ChangingText>{`${thousands(compared)} de ${thousands(pages)} páginas`}</ChangingText>
      </p>
      <Button variant="secondary" onClick={run.cancelPlan}>
        Cancelar
      </Button>
    </section>
  )
}
