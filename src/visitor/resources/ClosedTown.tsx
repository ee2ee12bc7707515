import { memo } from 'react'
import { careAmong } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { answerText } from '@/visitor/care/facility-words'
import { TownCard } from '@/visitor/care/TownCard'

/** A town under its province: one line that says where to go with an alarm sign, which opens the town's card. */
export const ClosedTown = memo(function ClosedTown({ city, cities }: { city: City; cities: readonly City[] }) {
  const care = careAmong(city, cities)
  return (
    <li id={`ciudad-${citySlug(city)}`} className="border-b border-line">
      <details>
        <summary className="hang min-h-11 py-2 leading-snug">
          <strong>{displayName(city)}</strong>: {answerText(city, care)}
        </summary>
        <TownCard city={city} care={care} />
      </details>
    </li>
  )
})
