import { useQuery } from '@tanstack/react-query'
import { ChoiceField, choicesOf } from '@/admin/desk/ChoiceField'
import { Filters } from '@/admin/desk/list/Filters'
import type { ShowView } from '@/admin/desk/list/use-view'
import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { byName } from '@/cities/names/by-name'
import { sessionQuery } from '@/data/session'
import { gazetteerOf, tellingName } from '@/generator/gazetteer'
import { DayFilter } from './DayFilter'
import { type HistoryView, readView } from './history-view'

type HistoryFiltersProps = { view: HistoryView; cities: readonly City[]; onShow: ShowView<HistoryView> }

/** The filters of the history; every choice is written to the address at once. */
export function HistoryFilters({ view, cities, onShow }: HistoryFiltersProps) {
  const choose = (change: Partial<HistoryView>) => onShow((asked) => ({ ...asked, before: '', ...change }))
  const people = usePeople(view.person)
  const names = byName(cities).map((city) => [citySlug(city), tellingName(city, gazetteerOf(cities))] as const)
  return (
    <Filters onClear={() => onShow(() => readView(new URLSearchParams()))}>
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
      <DayFilter label="Desde el día" day={view.since} onChoose={(since) => choose({ since })} />
      <DayFilter label="Hasta el día" day={view.until} onChoose={(until) => choose({ until })} />
    </Filters>
  )
}

const KIND_LABELS = {
  page: 'Páginas',
  city: 'Ciudades',
  facility: 'Lugares de atención',
} as const

/**
 * Returns the people to choose from. Only the id of other people is known, so another person is listed only after a
 * link in the list of changes has chosen them.
 */
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
