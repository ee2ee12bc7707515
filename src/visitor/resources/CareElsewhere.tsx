import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { DEFAULT_HOSPITALS, realProvince } from '@/cities/provinces'
import { careNear, type NearbyCare } from '@/visitor/care/care-near'
import { inStraightLine } from '@/visitor/care/in-straight-line'

/** For a city without a known public hospital: where there is one, and what to ask for. */
export function CareElsewhere({ city, withHospital }: { city: City; withHospital: readonly City[] }) {
  const nearby = careNear(city, withHospital).slice(0, MOST)
  return (
    <div className="space-y-2">
      <p>{`No tenemos registrado un hospital en ${displayName(city)}. ${leadTo(nearby, city)}`}</p>
      {nearby.length > 0 && (
        <ul className="space-y-2 border-l-4 border-primary pl-3">
          {nearby.map((care) => (
            <NearbyCity key={care.slug} {...care} />
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">Referencia general: {DEFAULT_HOSPITALS.join(', ')}; confirme en el 171.</p>
    </div>
  )
}

/** In a list of all cities two are enough; the city's own page has more. */
const MOST = 2

/** Off the map there is no telling which are near. */
function leadTo([first]: NearbyCare[], city: City): string {
  if (first === undefined) return ''
  return first.km === undefined ? `En la provincia de ${realProvince(city.province)}:` : 'Los más cercanos:'
}

function NearbyCity({ name, province, km, hospitals }: NearbyCare) {
  const others = hospitals.length - NAMED
  return (
    <li>
      <strong>{name}</strong>
      {`, ${province}${km === undefined ? '' : `, ${inStraightLine(km)}`}: ${hospitals.slice(0, NAMED).join('; ')}`}
      {others > 0 && ` y ${others} más`}
    </li>
  )
}

/** A large city has a dozen: its own card names them all. */
const NAMED = 2
