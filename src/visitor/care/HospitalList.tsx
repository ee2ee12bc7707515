import { Link } from 'react-router-dom'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import type { PageType } from '@/generator/generated-content'
import { paths } from '@/paths'
import { Heading, type HeadingLevel } from '@/ui/Heading'
import type { NearbyCare } from './care-near'
import { inStraightLine } from './in-straight-line'

type HospitalListProps = {
  city: City
  pageType: PageType
  nearby: NearbyCare[]
  headingLevel: HeadingLevel
}

/** Where to go: the city's own public hospitals or, where none is known, others. Never a name that nobody checked. */
export function HospitalList({ city, pageType, nearby, headingLevel }: HospitalListProps) {
  const { hospitals, clinics } = city.medicalFacilities
  const name = displayName(city)
  return (
    <div className="max-w-measure space-y-4">
      {hospitals.length > 0 ? (
        <NameList heading={`Hospitales en ${name}`} headingLevel={headingLevel} names={hospitals} />
      ) : (
        <OtherHospitals city={city} pageType={pageType} nearby={nearby} headingLevel={headingLevel} />
      )}
      {clinics.length > 0 && (
        <NameList heading={`Centros de salud en ${name}`} headingLevel={headingLevel} names={clinics} />
      )}
    </div>
  )
}

function NameList({ heading, headingLevel, names }: { heading: string; headingLevel: HeadingLevel; names: string[] }) {
  return (
    <div>
      <Heading level={headingLevel}>{heading}</Heading>
      <ul className="mt-2 list-disc space-y-1 pl-6">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}

function OtherHospitals({ city, pageType, nearby, headingLevel }: HospitalListProps) {
  const name = displayName(city)
  const farthest = Math.max(...nearby.map(({ km }) => km ?? 0))
  return (
    <div>
      <Heading level={headingLevel}>{otherHospitalsHeading(city, nearby)}</Heading>
      <p className="mt-2">
        No tenemos registrado un hospital en {name}. Como referencia general, pregunte por el hospital público local, el
        centro de salud o el subcentro de salud; confirme en el 171.
      </p>
      <ul className="mt-3 space-y-4">
        {nearby.map((other) => (
          <li key={other.slug} className="border-l-4 border-primary pl-3">
            <p className="font-semibold">
              <Link to={paths.cityPage(other.slug, pageType)} className="inline-block py-0.5">
                {other.name}
              </Link>
              , {other.province}
              {other.km !== undefined && `: ${inStraightLine(other.km)}`}
            </p>
            {other.km !== undefined && <DistanceBar share={other.km / farthest} />}
            <ul className="list-disc pl-6">
              {other.hospitals.map((hospital) => (
                <li key={hospital}>{hospital}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}

function otherHospitalsHeading(city: City, [first]: NearbyCare[]): string {
  if (first === undefined) return 'Atención pública'
  if (first.km === undefined) return `Hospitales de la provincia de ${realProvince(city.province)}`
  return `Hospitales más cercanos a ${displayName(city)}`
}

function DistanceBar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 3" preserveAspectRatio="none" className="my-1.5 h-1.5 w-full max-w-60" aria-hidden="true">
      <rect width="100" height="3" className="fill-line" />
      <rect width={Math.max(2, share * 100)} height="3" className="fill-primary" />
    </svg>
  )
}
