import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import { paths } from '@/paths'
import { LinkButton } from '@/ui/LinkButton'
import { PhoneLink } from '@/ui/PhoneLink'
import { PAGE_TYPE_NAMES } from './CityCard'
import { careNear } from './city/care-near'
import { HospitalList } from './city/HospitalList'
import { populationText } from './population'

/** A city in short: its two pages, and where there is public care. */
export function PlaceCity({ city, cities }: { city: City; cities: readonly City[] }) {
  const name = displayName(city)
  return (
    <section className="mt-6 max-w-measure">
      <h2>Información en {name}</h2>
      <p className="mt-1 text-ink-soft">
        {realProvince(city.province)} · {city.region} · {populationText(city)}
      </p>
      <p className="mt-4 mb-6 flex flex-wrap gap-3">
        <LinkButton to={paths.cityPage(citySlug(city), 'misoprostol')}>
          {PAGE_TYPE_NAMES.misoprostol} en {name}
        </LinkButton>
        <LinkButton to={paths.cityPage(citySlug(city), 'cytotec')} variant="secondary">
          {PAGE_TYPE_NAMES.cytotec} en {name}
        </LinkButton>
      </p>
      <HospitalList city={city} pageType="misoprostol" nearby={careNear(city, cities)} headingLevel={3} />
      <p className="mt-2">
        <PhoneLink number="171">Confirme direcciones y horarios en el 171</PhoneLink>
      </p>
    </section>
  )
}
