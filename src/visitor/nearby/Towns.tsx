import { displayName } from '@/cities/city-name'
import { shownName } from '@/cities/facility'
import { whereText } from '@/cities/names/also-called'
import { realProvince } from '@/cities/provinces'
import { Button } from '@/ui/button/Button'
import type { PossibleTown } from './find-towns'

type TownsProps = { towns: readonly PossibleTown[]; onChoose: (town: PossibleTown) => void }

/** Towns to choose from, and facilities that have the name that was asked for. */
export function Towns({ towns, onChoose }: TownsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {towns.map((town) => (
        <li key={`${town.city.id} ${town.facility?.id}`}>
          <Button variant="secondary" onClick={() => onChoose(town)}>
            {townText(town)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** «Olmedo, Loja»; «Centro de Salud Posorja (cantón Guayaquil, Guayas)». */
export function townText({ city, facility }: PossibleTown): string {
  const province = realProvince(city.province)
  return facility
    ? `${shownName(facility)} (${whereText(facility, city)}, ${province})`
    : `${displayName(city)}, ${province}`
}
