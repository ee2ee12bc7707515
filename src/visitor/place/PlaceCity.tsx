import { Link } from 'react-router-dom'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { nearestCities } from '@/cities/near-cities'
import { provinceSlug, realProvince } from '@/cities/provinces'
import { paths } from '@/paths'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { Card } from '@/ui/Card'
import { inStraightLine } from '@/visitor/care/in-straight-line'
import { CityFacts } from '@/visitor/city/CityFacts'
import { PAGE_TYPE_NAMES } from '@/visitor/directory/CityCard'
import { PlaceCare } from './PlaceCare'

/** A city in short: its two pages, where there is public care, and what lies around it. */
export function PlaceCity({ city, cities }: { city: City; cities: readonly City[] }) {
  const name = displayName(city)
  return (
    <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="space-y-8">
        <section>
          <h2>Información en {name}</h2>
          <ul className="mt-3 grid gap-4 sm:grid-cols-2">
            <CityPageCard city={city} pageType="misoprostol" about="Con el nombre genérico del medicamento." />
            <CityPageCard city={city} pageType="cytotec" about="La misma información, con el nombre de la marca." />
          </ul>
        </section>
        <section>
          <h2>Atención pública</h2>
          <PlaceCare city={city} cities={cities} />
          <p className="mt-2">
            <PhoneLink number="171">Confirme direcciones y horarios en el 171</PhoneLink>
          </p>
        </section>
      </div>
      <div className="space-y-8">
        <CityFacts city={city} />
        <Around city={city} cities={cities} />
      </div>
    </div>
  )
}

type CityPageCardProps = { city: City; pageType: keyof typeof PAGE_TYPE_NAMES; about: string }

function CityPageCard({ city, pageType, about }: CityPageCardProps) {
  return (
    <Card as="li">
      <h3>
        <Link to={paths.cityPage(citySlug(city), pageType)} className="inline-flex min-h-11 items-center">
          {PAGE_TYPE_NAMES[pageType]} en {displayName(city)}
        </Link>
      </h3>
      <p>{about}</p>
    </Card>
  )
}

function Around({ city, cities }: { city: City; cities: readonly City[] }) {
  const province = realProvince(city.province)
  const isItsProvince = provinceSlug(province) === citySlug(city)
  const nearest = nearestCities(city, cities, MOST_AROUND)
  if (nearest.length === 0 && isItsProvince) return null
  return (
    <section>
      <h2 className="text-lg">Alrededor</h2>
      <ul className="mt-1">
        {!isItsProvince && (
          <li className="py-1.5">
            <Link to={paths.place(provinceSlug(province))}>Toda la provincia de {province}</Link>
          </li>
        )}
        {nearest.map(({ city: other, km }) => (
          <li key={other.id} className="py-1.5">
            <Link to={paths.place(citySlug(other))}>{displayName(other)}</Link>
            <span className="block text-sm text-ink-soft">{inStraightLine(km)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const MOST_AROUND = 5
