import { useEffect, useRef } from 'react'
import type { Run } from '@/admin/generation/run/run-generation'
import type { CityRun, RunCounts } from '@/admin/generation/run/run-state'
import { ReadOnlyNote } from '@/admin/session/ReadOnlyNote'
import { thousands } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { Facts } from '@/ui/Facts'
import { PlanRows } from './PlanRows'

type RunPlanProps = {
  run: Run
  counts: RunCounts
  cities: readonly CityRun[]
  /** Whether another run keeps this one from beginning. */
  isHeld: boolean
}

/** Shows what a run would do before it starts. The heading takes the focus, because the plan waits for an answer. */
export function RunPlan({ run, counts, cities, isHeld }: RunPlanProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="plan" className="space-y-3 rounded-md border-2 border-primary bg-paper p-4">
      <h2 ref={heading} id="plan" tabIndex={-1} className="text-lg">
        Plan de generación
      </h2>
      <Facts look="rows" facts={factsOf(counts)} />
      <PlanRows cities={cities} />
      <p>{question(counts)}</p>
      <ReadOnlyNote />
      <div className="flex flex-wrap gap-3">
        <Button disabled={isHeld} onClick={() => void run.start()}>
          Empezar
        </Button>
        <Button variant="secondary" onClick={run.cancelPlan}>
          Cancelar
        </Button>
      </div>
    </section>
  )
}

function question({ due, provinces }: RunCounts): string {
  const pages = due === 1 ? 'Se escribirá 1 página' : `Se escribirán ${thousands(due)} páginas`
  const fixes = provinces > 0 ? ' y se corregirán las ciudades indicadas' : ''
  return `${pages}${fixes}. ¿Empezar?`
}

function factsOf(counts: RunCounts) {
  const facts = [
    { label: 'Páginas nuevas', value: counts.new },
    { label: 'Páginas que cambiaron, o que registró una visita', value: counts.changed },
    { label: 'Páginas al día: no se tocan', value: counts.unchanged },
    { label: 'Páginas bloqueadas por una verificación', value: counts.blocked },
  ]
  if (counts.provinces > 0) facts.push({ label: 'Provincias por normalizar', value: counts.provinces })
  return facts.map(({ label, value }) => ({ label, value: thousands(value) }))
}
