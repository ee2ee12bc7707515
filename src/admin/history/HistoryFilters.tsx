import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ChoiceField, choicesOf } from '@/admin/desk/ChoiceField'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { sessionQuery } from '@/data/session'
import { Button } from '@/ui/button/Button'
import { type HistoryView, readView } from './history-view'

type HistoryFiltersProps = { view: HistoryView; cities: readonly City[]; onShow: (view: HistoryView) => void }

/** What narrows the history; every choice is in the address at once. */
export function HistoryFilters({ view, cities, onShow }: HistoryFiltersProps) {
  const choose = (change: Partial<HistoryView>) => onShow({ ...view, before: '', ...change })
  const people = usePeople(view.person)
  const names = cities
    .map((city): [string, string] => [citySlug(city), displayName(city)])
    .sort(([, a], [, b]) => SPANISH.compare(a, b))
  return (
    <search className="mt-6 grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:flex sm:flex-wrap">
      <ChoiceField
        label="Qué"
        value={view.kind}
        choices={[['', 'Todo'], ...choicesOf(KIND_LABELS)]}
        onChoose={(kind) => choose({ kind })}
      />
      <ChoiceField
        label="Ciudad"
        value={view.city}
        choices={[['', 'Todas'], ...names]}
        onChoose={(city) => choose({ city })}
      />
      <ChoiceField label="Quién" value={view.person} choices={people} onChoose={(person) => choose({ person })} />
      <DayField label="Desde el día" day={view.since} onChoose={(since) => choose({ since })} />
      <DayField label="Hasta el día" day={view.until} onChoose={(until) => choose({ until })} />
      <span className="col-span-2">
        <Button variant="secondary" onClick={() => onShow(readView(new URLSearchParams()))}>
          Quitar filtros
        </Button>
      </span>
    </search>
  )
}

const KIND_LABELS = {
  run: 'Generaciones',
  page: 'Páginas',
  city: 'Ciudades',
  facility: 'Lugares de atención',
} as const

const SPANISH = new Intl.Collator('es')

/** Of other people no more is known than their key, which the list of changes links to. */
function usePeople(chosen: string): [string, string][] {
  const own = useQuery(sessionQuery()).data?.user
  const isOther = chosen !== '' && chosen !== 'nobody' && chosen !== own?.id
  return [
    ['', 'Todas las personas'],
    ...(own ? [[own.id, 'Usted'] satisfies [string, string]] : []),
    ['nobody', 'Alguien sin sesión'],
    ...(isOther ? [[chosen, `La cuenta ${chosen.slice(0, 8)}`] satisfies [string, string]] : []),
  ]
}

function DayField({ label, day, onChoose }: { label: string; day: string; onChoose: (day: string) => void }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={day}
        onChange={(event) => onChoose(event.target.value)}
        className="mt-1 min-h-11 w-full max-w-64 px-2"
      />
    </div>
  )
}
