import { deskPaths } from '@/admin/desk/desk-paths'
import { KIND_LABELS, STATUS_LABELS } from '@/admin/facilities/facility-words'
import { openFacilities } from '@/cities/care/town-facilities'
import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { attendsEmergencies } from '@/cities/facility'
import { counted } from '@/generator/spanish'
import { Badge } from '@/ui/Badge'
import { LinkButton } from '@/ui/button/LinkButton'
import { TapLink } from '@/ui/link/TapLink'

/** How many are shown at once: a large city has over a hundred. */
const MOST = 12

/**
 * Lists the registered facilities of the city's canton in the order in which a visitor sees them, the closed ones last;
 * each links to the screen where it is corrected.
 */
export function CityFacilities({ city }: { city: City }) {
  const facilities = [...openFacilities(city), ...city.facilities.filter(({ status }) => status === 'closed')]
  const [first, rest] = [facilities.slice(0, MOST), facilities.slice(MOST)]
  return (
    <section aria-labelledby="lugares" className="space-y-3">
      <h2 id="lugares">Lugares de atención</h2>
      {facilities.length === 0 && <p>El registro no tiene ningún lugar en este cantón.</p>}
      <FacilityLines facilities={first} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 py-2">Ver {counted(rest.length, 'lugar más', 'lugares más')}</summary>
          <FacilityLines facilities={rest} />
        </details>
      )}
      <LinkButton variant="secondary" to={`${deskPaths.newFacility}?ciudad=${encodeURIComponent(citySlug(city))}`}>
        Agregar un lugar
      </LinkButton>
    </section>
  )
}

function FacilityLines({ facilities }: { facilities: City['facilities'] }) {
  if (facilities.length === 0) return null
  return (
    <ul className="divide-y divide-line border-y border-line">
      {facilities.map((facility) => (
        <li key={facility.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
          <TapLink to={deskPaths.facility(facility.id)} className="font-semibold">
            {facility.name}
          </TapLink>
          <span className="text-sm text-ink-soft">
            {KIND_LABELS[facility.kind]}
            {attendsEmergencies(facility) && ', atiende emergencias'}
            {facility.inTown === false && ', fuera de la ciudad'}
          </span>
          {facility.status !== 'open' && (
            <Badge tone={facility.status === 'closed' ? 'neutral' : 'yellow'}>{STATUS_LABELS[facility.status]}</Badge>
          )}
        </li>
      ))}
    </ul>
  )
}
