import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import { Button } from '@/ui/button/Button'

/** Towns to choose from. */
export function Towns({ towns, onChoose }: { towns: readonly City[]; onChoose: (city: City) => void }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {towns.map((city) => (
        <li key={city.id}>
          <Button variant="secondary" onClick={() => onChoose(city)}>
            {displayName(city)}, {realProvince(city.province)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
