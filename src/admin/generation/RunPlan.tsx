import { useEffect, useRef } from 'react'
import type { Run } from '@/admin/generation/run/run-generation'
import type { CityRun, RunCounts } from '@/admin/generation/run/run-state'
import { ReadOnlyNote } from '@/admin/session/ReadOnlyNote'
import { Button } from '@/ui/button/Button'
import { formatNumber } from '@/visitor/directory/population'
import { PlanRows } from './PlanRows'

type RunPlanProps = { run: Run; counts: RunCounts; cities: readonly CityRun[] }

/** What a run would do, before it does it; it takes the focus, for it waits for an answer. */
export function RunPlan({ run, counts, cities }: RunPlanProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="plan" className="space-y-3 rounded-md border-2 border-primary bg-paper p-4">
      <h2 ref={heading} id="plan" tabIndex={-1} className="text-lg">
        Plan de generación
      </h2>
      <dl className="max-w-measure">
        <Line label="Páginas nuevas" value={counts.new} />
        <Line label="Páginas que cambiaron, o que registró una visita" value={counts.changed} />
        <Line label="Páginas al día: no se tocan" value={counts.unchanged} />
        <Line label="Páginas bloqueadas por una verificación" value={counts.blocked} />
        {counts.provinces > 0 && <Line label="Provincias por normalizar" value={counts.provinces} />}
        {counts.facilities > 0 && <Line label="Centros de salud por actualizar" value={counts.facilities} />}
      </dl>
      <PlanRows cities={cities} />
      <p>{question(counts)}</p>
      <ReadOnlyNote />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void run.start()}>Empezar</Button>
        <Button variant="secondary" onClick={run.cancelPlan}>
          Cancelar
        </Button>
      </div>
    </section>
  )
}

function question({ due, provinces, facilities }: RunCounts): string {
  const pages = due === 1 ? 'Se escribirá 1 página' : `Se escribirán ${formatNumber(due)} páginas`
  const fixes = provinces + facilities > 0 ? ' y se corregirán las ciudades indicadas' : ''
  return `${pages}${fixes}. ¿Empezar?`
}

function Line({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-1">
      <dt>{label}</dt>
      <dd className="font-semibold tabular-nums">{formatNumber(value)}</dd>
    </div>
  )
}
