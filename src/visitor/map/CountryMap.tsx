import { useMemo } from 'react'
import type { City } from '@/cities/city'
import { isLocated } from '@/cities/distance'
import { DRAWING, INSET, ISLETS, LAND, placeOnDrawing } from './ecuador-outline'

/** Ecuador with a dot for each city of the portal. For the eye alone; nobody is asked for a map. */
export function CountryMap({ cities }: { cities: readonly City[] }) {
  const dots = useMemo(() => dotsOf(cities), [cities])
  return (
    <svg
      viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
      className="w-full"
      aria-hidden="true"
      focusable="false"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d={LAND} className="fill-routine-band stroke-primary" />
      {ISLETS.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="2.5" className="fill-routine-band stroke-primary" />
      ))}
      <rect {...INSET} rx="4" fill="none" className="stroke-line" strokeDasharray="4 4" />
      <path d={dots} className="stroke-primary" strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
}

/** One path for all: a line of no length with round ends is a dot. */
function dotsOf(cities: readonly City[]): string {
  return cities
    .filter(isLocated)
    .map(({ latitude, longitude }) => placeOnDrawing(latitude, longitude))
    .map((point) => (point ? `M${point.x.toFixed(1)} ${point.y.toFixed(1)}h0` : ''))
    .join('')
}
