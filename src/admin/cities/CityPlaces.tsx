import { KIND_LABELS, STATUS_LABELS } from '@/admin/facilities/facility-words'
import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { attendsEmergencies } from '@/cities/facility'
import { paths } from '@/paths'
import { Badge } from '@/ui/Badge'
import { LinkButton } from '@/ui/button/LinkButton'
import { TapLink } from '@/ui/TapLink'

/** So many are shown at once; a large city has over a hundred. */
const MOST = 12

/** What the register knows in the city's canton; each place leads to where it is corrected. */
export function CityPlaces({ city }: { city: City }) {
  const { facilities } = city
  const [first, rest] = [facilities.slice(0, MOST), facilities.slice(MOST)]
  return (
    <section aria-labelledby="lugares" className="space-y-3">
      <h2 id="lugares">Lugares de atención</h2>
      {facilities.length === 0 && <p>El registro no tiene ningún lugar en este cantón.</p>}
      <Places facilities={first} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 py-2">Ver los otros {rest.length}</summary>
          <Places facilities={rest} />
        </details>
      )}
      <LinkButton variant="secondary" to={`${paths.adminNewFacility}?ciudad=${encodeURIComponent(citySlug(city))}`}>
        Agregar un lugar
      </LinkButton>
    </section>
  )
}

function Places({ facilities }: { facilities: City['facilities'] }) {
  if (facilities.length === 0) return null
  return (
    <ul className="divide-y divide-line border-y border-line">
      {facilities.map((place) => (
        <li key={place.id || place.name} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
          {place.id ? (
            <TapLink to={paths.adminFacility(place.id)} className="font-semibold">
              {place.name}
            </TapLink>
          ) : (
            <span className="inline-flex min-h-11 items-center font-semibold">{place.name}</span>
          )}
          <span className="text-sm text-ink-soft">
            {KIND_LABELS[place.kind]}
            {attendsEmergencies(place) && ' · atiende emergencias'}
            {place.inTown === false && ' · fuera de la ciudad'}
          </span>
          {place.status !== 'open' && (
            <Badge tone={place.status === 'closed' ? 'neutral' : 'yellow'}>{STATUS_LABELS[place.status]}</Badge>
          )}
        </li>
      ))}
    </ul>
  )
}
