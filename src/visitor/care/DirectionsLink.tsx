import type { CareNear } from '@/cities/care/nearest-care'
import { shownName } from '@/cities/facility'
import { towards } from '@/generator/spanish'
import { directionsUrl } from './facility-words'

/**
 * A link that opens the maps service at a facility; the service gets no request before the press. Renders nothing for a
 * facility to which no road leads.
 */
export function DirectionsLink({ near }: { near: CareNear }) {
  if (near.isOverWater || near.road === 'none') return null
  return (
    <a
      href={directionsUrl(near)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Cómo llegar ${towards(shownName(near.facility))} (se abre en otra pestaña)`}
      className="directions"
    >
      Cómo llegar
    </a>
  )
}
