import { useParams } from 'react-router-dom'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { findCity } from '@/cities/find-city'
import { slugify } from '@/cities/names/normalize-text'
import { fullProvinceName, PROVINCES, type Province, provinceSlug, realProvince } from '@/cities/provinces'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { lookingHead, type Trail, trailTo } from '@/seo/page-head'
import { placeHead } from '@/seo/place-heads'
import { Breadcrumbs } from '@/ui/page/Breadcrumbs'
import { PageHeading } from '@/ui/page/PageHeading'
import { CitiesLoading } from '@/visitor/directory/search/CitiesLoading'
import { useCities } from '@/visitor/directory/use-cities'
import { directoryPage } from '@/visitor/shell/directory-page'
import { mayBeName } from '@/visitor/shell/may-be-name'
import { NotFoundPage } from '@/visitor/shell/NotFoundPage'
import { PlaceCity } from './PlaceCity'
import { PlaceProvince } from './PlaceProvince'

/** `/ec/{slug}`: a city, a province, or both where they share the slug (Loja, Esmeraldas, Santa Elena…). */
export function PlacePage() {
  const { slug = '' } = useParams()
  const { cities, state, retry } = useCities({ withFacilities: true })
  const province = PROVINCES.find(({ name }) => provinceSlug(name) === slugify(slug))
  const city = findCity(cities, slug)
  if (state === 'ready' && !city && !province) return <NotFoundPage slug={slug} />
  return (
    <>
      <PlaceHeader slug={slug} city={city} province={province} />
      <CitiesLoading state={state} onRetry={retry} />
      {state === 'ready' && city && <PlaceCity city={city} cities={cities} />}
      {state === 'ready' && province && (
        <PlaceProvince province={province} cities={cities} isBelowCity={city !== undefined} />
      )}
    </>
  )
}

type PlaceHeaderProps = { slug: string; city: City | undefined; province: Province | undefined }

function PlaceHeader({ slug, city, province }: PlaceHeaderProps) {
  const name = city ? displayName(city) : (province?.name ?? nameFromSlug(slug))
  const ownSlug = city ? citySlug(city) : slug
  const directory = { label: directoryPage.label, url: paths.cities }
  const inFull = placeInFull(name, city, province)
  const trail = trailTo(directory, ...above(city, province), { label: name, url: paths.place(ownSlug) })
  return (
    <>
      <Head head={city || province ? placeHead(inFull, trail, { city, province }) : lookingHead(name, inFull)} />
      <Breadcrumbs items={trail} />
      <PageHeading>{city ? name : inFull}</PageHeading>
      {city && province && <p className="mt-1 text-ink-soft">Ciudad y provincia</p>}
    </>
  )
}

/** Returns a place's name in full, so that no other place has the same. */
function placeInFull(name: string, city: City | undefined, province: Province | undefined): string {
  if (city) return province ? `${name}, ciudad y provincia` : `${name}, ${realProvince(city.province)}`
  return province ? `Provincia de ${fullProvinceName(province.name)}` : name
}

/** Returns the breadcrumb of a city's province; nothing if both share this page. */
function above(city: City | undefined, province: Province | undefined): Trail {
  if (!city || province) return []
  const name = realProvince(city.province)
  return [{ label: name, url: paths.place(provinceSlug(name)) }]
}

/** Returns a name made from the slug: until the cities are loaded, only the address is known. */
function nameFromSlug(slug: string): string {
  if (!mayBeName(slug)) return 'Ciudad o provincia'
  return displayName({ name: '', canonicalName: null, slug })
}
