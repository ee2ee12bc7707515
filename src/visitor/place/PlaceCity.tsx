import { careAmong } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { fullProvinceName, provinceSlug, realProvince } from '@/cities/provinces'
import { PAGE_TYPE_NAMES, type PageType } from '@/generator/generated-content'
import { PLACE_IDS, paths } from '@/paths'
import { buttonStyle } from '@/ui/button/button-style'
import { Card } from '@/ui/Card'
import { TapLink } from '@/ui/link/TapLink'
import { TownCareLists } from '@/visitor/care/TownCareLists'
import { CityFacts } from '@/visitor/city/CityFacts'
import { CallFirst } from './CallFirst'
import { WallSheet } from './WallSheet'

/** A city in short: where to go, its two pages, and its figures. */
export function PlaceCity({ city, cities }: { city: City; cities: readonly City[] }) {
  const name = displayName(city)
  const province = realProvince(city.province)
  const isItsProvince = provinceSlug(province) === citySlug(city)
  const care = careAmong(city, cities)
  return (
    <div className="mt-4 grid gap-x-12 gap-y-8 wrap-anywhere lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="space-y-8">
        <section className="space-y-4">
          <h2 id={PLACE_IDS.careInCity} tabIndex={-1}>
            Dónde acudir en {name}
          </h2>
          <CallFirst withSigns={isItsProvince} />
          <TownCareLists city={city} care={care} headingLevel={3} isWhole />
        </section>
        <section className="max-w-measure space-y-2">
          <button type="button" data-print="" className={buttonStyle('secondary')}>
            Imprimir una hoja para la pared
          </button>
          <p className="text-sm text-ink-soft">
            Señales de alarma, 911, adónde ir en {name} y sus derechos. No nombra ningún medicamento.
          </p>
        </section>
        <section>
          <h2>Información en {name}</h2>
          <ul className="mt-3 grid gap-4 sm:grid-cols-2">
            <CityPageCard city={city} pageType="misoprostol" about="Con el nombre genérico del medicamento." />
            <CityPageCard city={city} pageType="cytotec" about="Con el nombre de la marca." />
          </ul>
        </section>
      </div>
      <div className="space-y-6">
        <CityFacts city={city} />
        {!isItsProvince && (
          <p>
            <TapLink to={paths.place(provinceSlug(province))}>
              Toda la provincia de {fullProvinceName(province)}
            </TapLink>
          </p>
        )}
      </div>
      <WallSheet city={city} care={care} />
    </div>
  )
}

type CityPageCardProps = { city: City; pageType: PageType; about: string }

function CityPageCard({ city, pageType, about }: CityPageCardProps) {
  return (
    <Card as="li">
      <h3>
        <TapLink to={paths.cityPage(citySlug(city), pageType)}>
          {PAGE_TYPE_NAMES[pageType]} en {displayName(city)}
        </TapLink>
      </h3>
      <p>{about}</p>
    </Card>
  )
}
