import { careAmong } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { citiesOf } from '@/cities/group-by-province'
import { PROVINCES, provinceSlug } from '@/cities/provinces'
import { capitalized } from '@/generator/spanish'
import { answerText } from '@/visitor/care/facility-words'

/**
 * Where to go with an alarm sign, by province and town. The provinces are collapsed, so that all 24 are visible at
 * once. Provinces and towns carry the slugs of their pages, by which asked-place.ts finds the place whose page was
 * asked for.
 */
export function HospitalIndex({ cities }: { cities: readonly City[] }) {
  return (
    <div className="border-t border-line">
      {PROVINCES.map(({ name }) => (
        <details key={name} id={`provincia-${provinceSlug(name)}`} className="border-b border-line">
          <summary className="min-h-11 py-2 font-semibold">{name}</summary>
          <dl className="pb-4">
            {citiesOf(name, cities).map((city) => (
              <div key={citySlug(city)} data-city={citySlug(city)}>
                <dt className="mt-2 font-semibold">{displayName(city)}</dt>
                <dd>{capitalized(answerText(city, careAmong(city, cities)))}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  )
}
