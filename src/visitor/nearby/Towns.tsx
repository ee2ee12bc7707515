import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import { Button } from '@/ui/button/Button'
import type { PossibleTown } from './find-towns'

/** Towns to choose from, and what was found there, where that is not the town. */
export function Towns({ towns, onChoose }: { towns: readonly PossibleTown[]; onChoose: (city: City) => void }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {towns.map(({ city, facility }) => (
        <li key={city.id}>
          <Button variant="secondary" onClick={() => onChoose(city)}>
            {displayName(city)}, {realProvince(city.province)}
            {facility && `: ${facility}`}
          </Button>
        </li>
      ))}
    </ul>
  )
}
