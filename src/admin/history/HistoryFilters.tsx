import { useQuery } from '@tanstack/react-query'
import { choicesOf } from '@/admin/desk/ChoiceField'
import { ChoiceChip, FilterChips, TextChip } from '@/admin/desk/list/FilterChips'
import type { ShowView } from '@/admin/desk/list/use-view'
import { useTyped } from '@/admin/desk/unsaved/use-typed'
import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { byName } from '@/cities/names/by-name'
import { isDay } from '@/content/is-day'
import { editorsQuery } from '@/data/editors'
import { sessionQuery } from '@/data/session'
import { gazetteerOf, tellingName } from '@/generator/gazetteer'
import { type HistoryView, isNarrowed, readView } from './history-view'

type HistoryFiltersProps = { view: HistoryView; cities: readonly City[]; onShow: ShowView<HistoryView> }

/** The filters of the history; every choice is written to the address at once. */
export function HistoryFilters({ view, cities, onShow }: HistoryFiltersProps) {
  const choose = (change: Partial<HistoryView>) => onShow((asked) => ({ ...asked, before: '', open: '', ...change }))
  const people = usePeople(view.person)
  const names = byName(cities).map((city) => [citySlug(city), tellingName(city, gazetteerOf(cities))] as const)
  return (
    <FilterChips isNarrowed={isNarrowed(view)} onClear={() => onShow(() => readView(new URLSearchParams()))}>
      <TextChip
        label="Buscar en el historial"
        placeholder="Lugar, motivo o palabra"
        text={view.text}
        onType={(text) => choose({ text })}
      />
      <ChoiceChip
        label="Qué"
        value={view.kind}
        choices={choicesOf(KIND_LABELS)}
        onChoose={(kind) => choose({ kind })}
      />
      <ChoiceChip label="Ciudad" value={view.city} choices={names} onChoose={(city) => choose({ city })} />
      <ChoiceChip label="Quién" value={view.person} choices={people} onChoose={(person) => choose({ person })} />
      <DayChip label="Desde el día" day={view.since} onChoose={(since) => choose({ since })} />
      <DayChip label="Hasta el día" day={view.until} onChoose={(until) => choose({ until })} />
    </FilterChips>
  )
}

const KIND_LABELS = {
  page: 'Páginas',
  city: 'Ciudades',
  facility: 'Lugares de atención',
  reviewer: 'Revisores',
} as const

type DayChipProps = { label: string; day: string; onChoose: (day: string) => void }

/**
 * A date that is written to the address only when it is complete: somebody who types the year 2026 passes the years 2, 20
 * and 202.
 */
function DayChip({ label, day, onChoose }: DayChipProps) {
  const { typed, type, leave } = useTyped(day, onChoose, (text) => text === '' || isDay(text))
  return (
    <label className="chip" data-on={day !== '' || undefined}>
      {label}
      <input type="date" value={typed} onChange={(event) => type(event.target.value)} onBlur={leave} />
    </label>
  )
}

/** Returns the people to choose from. Only editors may read the names of others. */
function usePeople(chosen: string): [string, string][] {
  const { user, isEditor = false } = useQuery(sessionQuery()).data ?? {}
  const { data: editors = [] } = useQuery({ ...editorsQuery(), enabled: isEditor })
  const others = editors.filter(({ userId }) => userId !== user?.id)
  const isListed = ['', 'nobody', user?.id, ...others.map(({ userId }) => userId)].includes(chosen)
  return [
    ...(user ? [[user.id, 'Usted'] satisfies [string, string]] : []),
    ...others.map(({ userId, name }): [string, string] => [userId, name]),
    ['nobody', 'Alguien sin sesión'],
    ...(isListed ? [] : [[chosen, `La cuenta ${chosen.slice(0, 8)}`] satisfies [string, string]]),
  ]
}
