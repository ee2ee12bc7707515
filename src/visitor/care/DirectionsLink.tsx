import type { Facility } from '@/cities/facility'
import { ExternalMark } from '@/ui/ExternalMark'
import { directionsUrl } from './facility-words'

/** Opens the maps service at a place; nothing is asked of it before the press. */
export function DirectionsLink({ place, town }: { place: Facility; town: { name: string; province: string } }) {
  return (
    <a
      href={directionsUrl(place, town)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Cómo llegar a ${place.name} (se abre en otra pestaña)`}
      className="inline-flex min-h-11 items-center gap-1 font-semibold print:hidden"
    >
      Cómo llegar
      <ExternalMark text="" />
    </a>
  )
}
