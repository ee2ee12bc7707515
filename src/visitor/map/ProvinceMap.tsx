import { provinceMaps } from 'virtual:maps/provinces'
import { use } from 'react'
import type { Point } from '@/cities/care/distance'
import { memoize } from '@/cities/memoize'
import { realProvince } from '@/cities/provinces'
import { Part } from '@/ui/waiting/Part'
import { type ProvinceDrawing, pointOn } from './drawing'
import { LETTERS, labelTowns, MARK_RADIUS } from './label-towns'

/** A point on the map, under the name of its town. */
export type TownPoint = Point & { town: string }

type ProvinceMapProps = {
  province: string
  /**
   * The facilities that attend emergencies, those of the largest towns first: where not all names fit, the first ones
   * do.
   */
  points: readonly TownPoint[]
  /** The town whose page this is, marked and named before all others. */
  city?: Point & { name: string }
  /** What the points are, where they are no places for emergencies. */
  caption?: string
}

/**
 * A drawn map of a province: its shape, the outlines around it, where emergencies are attended, and a scale in
 * kilometres. Hidden from screen readers, because the list beside it says the same in words.
 */
export function ProvinceMap(props: ProvinceMapProps) {
  const drawing = drawingOf(realProvince(props.province))
  if (!drawing) return null
  return (
    <Part loading="Cargando el mapa..." failed={null}>
      <Awaited {...props} drawing={drawing} />
    </Part>
  )
}

/**
 * The drawing of each province, cached: React would wait again for a promise that is created anew on each render.
 */
const drawingOf = memoize((name: string): Promise<ProvinceDrawing> | undefined => {
  // `Object.hasOwn`: the province of a city may be written «constructor».
  const read = Object.hasOwn(provinceMaps, name) ? provinceMaps[name] : undefined
  return read?.().then(({ province }) => province)
})

function Awaited({ drawing, ...props }: ProvinceMapProps & { drawing: Promise<ProvinceDrawing> }) {
  return <DrawnProvince {...props} drawing={use(drawing)} />
}

type DrawnProvinceProps = Omit<ProvinceMapProps, 'province'> & { drawing: ProvinceDrawing }

/** The map itself, once the outlines of its province are loaded. */
export function DrawnProvince({ drawing, points, city, caption }: DrawnProvinceProps) {
  const { width, height, shape, around, projection, scale } = drawing
  const marks = points
    .map((point) => ({ name: point.town, ...pointOn(projection, point) }))
    .filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height)
  const own = city && { name: city.name, isOwn: true, ...pointOn(projection, city) }
  const others = new Map(marks.filter(({ name }) => name !== own?.name).map((town) => [town.name, town]))
  const towns = [...(own ? [own] : []), ...others.values()]
  const reserved = [
    { left: 0, right: scale.length + 24, top: height - 36, bottom: height },
    ...(own ? [{ left: own.x - RING, right: own.x + RING, top: own.y - RING, bottom: own.y + RING }] : []),
  ]
  return (
    <figure className="max-w-96 space-y-1">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="w-full rounded-md border border-line bg-raised"
        aria-hidden="true"
        focusable="false"
        strokeLinejoin="round"
      >
        <path d={around} fill="none" className="stroke-line" strokeWidth="2" />
        <path d={shape} className="fill-routine-band stroke-primary" strokeWidth="1.5" />
        <path d={dots(marks)} className="stroke-primary" strokeWidth={2 * MARK_RADIUS} strokeLinecap="round" />
        {own && (
          <circle cx={round(own.x)} cy={round(own.y)} r={RING} fill="none" className="stroke-ink" strokeWidth="3" />
        )}
        <g className="fill-ink stroke-raised" fontSize={LETTERS} strokeWidth="4" paintOrder="stroke">
          {labelTowns(towns, marks, { width, height }, reserved).map(({ name, x, y, anchor }) => (
            <text key={name} x={x} y={y} textAnchor={anchor} fontWeight={name === city?.name ? 700 : undefined}>
              {name}
            </text>
          ))}
          <text x="12" y={height - 18} fontSize="14">
            {`${scale.km} km`}
          </text>
        </g>
        <path d={`M12 ${height - 10}h${scale.length}`} className="stroke-ink" strokeWidth="2" />
      </svg>
      {marks.length > 0 && (
        <figcaption className="text-sm text-ink-soft">
          {caption ??
            (own
              ? `Cada punto es un lugar de la lista que atiende emergencias. El círculo es ${own.name}.`
              : 'Cada punto es un lugar de la provincia que atiende emergencias.')}
        </figcaption>
      )}
    </figure>
  )
}

const RING = 9

/** Returns one path for all points: a line of no length with round ends looks like a dot. */
function dots(points: readonly { x: number; y: number }[]): string {
  return [...new Set(points.map(({ x, y }) => `M${round(x)} ${round(y)}h0`))].join('')
}

function round(length: number): number {
  return Math.round(length)
}
