import { byName } from '@/cities/by-name'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { PROVINCES, provinceSlug, realProvince } from '@/cities/provinces'
import { careAmong } from '@/cities/town-care'
import { answerText } from '@/visitor/care/facility-words'

/**
 * Whom to go to with an alarm sign, by province and town. Folded, to be found fast; marked by the names that places have in
 * addresses, for asked-place.ts.
 */
export function HospitalIndex({ cities }: { cities: readonly City[] }) {
  return (
    <div className="border-t border-line">
      {PROVINCES.map(({ name }) => {
        const own = byName(cities.filter(({ province }) => realProvince(province) === name))
        return (
          <details key={name} id={`provincia-${provinceSlug(name)}`} className="border-b border-line">
            <summary className="min-h-11 py-2 font-semibold">{name}</summary>
            <dl className="pb-4">
              {own.map((city) => (
                <div key={citySlug(city)} data-city={citySlug(city)}>
                  <dt className="mt-2 font-semibold">{displayName(city)}</dt>
                  <dd>{capitalized(answerText(city, careAmong(city, cities)))}</dd>
                </div>
              ))}
            </dl>
          </details>
        )
      })}
    </div>
  )
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
