import { DRAWING, type DrawnPoint, INSET, ISLETS, LAND, placeOnDrawing } from './ecuador-outline'

type LocatorMapProps = { name: string; latitude: number; longitude: number }

/** A drawn Ecuador with the city's point. For the eye alone: the words stand beside it. */
export function LocatorMap({ name, latitude, longitude }: LocatorMapProps) {
  const point = placeOnDrawing(latitude, longitude)
  if (point === undefined) return null
  return (
    <svg
      viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
      className="w-full max-w-96 rounded-md border border-line bg-raised"
      aria-hidden="true"
      focusable="false"
    >
      <path d={LAND} className="fill-routine-band stroke-primary" strokeWidth="1.5" strokeLinejoin="round" />
      {ISLETS.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="2.5" className="fill-routine-band stroke-primary" strokeWidth="1.5" />
      ))}
      <rect {...INSET} rx="4" fill="none" className="stroke-ink-soft" strokeDasharray="4 4" />
      <text x={INSET.x + 2} y={INSET.y + INSET.height + 15} className="fill-ink-soft text-[13px]">
        Galápagos
      </text>
      <CityPoint name={name} point={point} />
    </svg>
  )
}

function CityPoint({ name, point: { x, y, onInset } }: { name: string; point: DrawnPoint }) {
  const label = onInset ? { x: INSET.x + 2, y: INSET.y + INSET.height + 36 } : labelBeside(x, y)
  return (
    <>
      <circle cx={x} cy={y} r="13" fill="none" className="stroke-ink" strokeWidth="2" />
      <circle cx={x} cy={y} r="5.5" className="fill-ink" />
      <text
        {...label}
        className="fill-ink stroke-raised text-[19px] font-bold"
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {name}
      </text>
    </>
  )
}

/** On the side with more room. */
function labelBeside(x: number, y: number) {
  return x < DRAWING.width / 2 ? { x: x + 18, y: y + 6 } : { x: x - 18, y: y + 6, textAnchor: 'end' as const }
}
