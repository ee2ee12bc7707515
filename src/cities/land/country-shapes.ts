import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import topology from './provinces.topo.json' with { type: 'json' }
import { type Box, boxOf, type Edges, edgeLength, planar, type Shape, shapeOf } from './shapes'

/**
 * The shapes of the 24 provinces (Natural Earth, public domain). They are simplified: a town on the coast may lie a
 * little outside.
 */
type Outlines = Topology<{ provinces: GeometryCollection<{ name: string }> }>

/**
 * A closed line: the shore of an island, or the coast and frontiers of the mainland. `startOf` has the kilometres from
 * the beginning of the line to each edge, `length` those of the whole line.
 */
export type BorderLine = Box & Shape & { startOf: Float64Array; length: number }

/** Coast and frontiers: the lines that belong to only one province, because no other province lies beyond them. */
export const border = once(() =>
  mesh(outlines(), outlines().objects.provinces, (one, other) => one === other).coordinates.map(borderLineOf),
)

/** The provinces, each with the shape of all its pieces of land. */
export const provinceShapes = once(() =>
  feature<{ name: string }>(outlines(), outlines().objects.provinces).features.map(({ properties, geometry }) => {
    const { type } = geometry
    if (type !== 'Polygon' && type !== 'MultiPolygon') throw new Error(`provinces.topo.json: a province is a ${type}`)
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
    return { name: properties.name, ...shapeOf(edgesOf(rings)) }
  }),
)

function borderLineOf(line: number[][]): BorderLine {
  const edges = edgesOf([line])
  const startOf = new Float64Array(edges.length / 4)
  let length = 0
  for (let at = 0; at < edges.length; at += 4) {
    startOf[at / 4] = length
    length += edgeLength(edges, at)
  }
  return { ...boxOf(edges), ...shapeOf(edges), startOf, length }
}

/** The cast is safe because the file is the project's own and is known to be a topology of provinces with names. */
const outlines = once(() => topology as unknown as Outlines)

function edgesOf(lines: number[][][]): Edges {
  return Float64Array.from(
    lines.flatMap((line) =>
      line.slice(1).flatMap(([longitude = 0, latitude = 0], index) => {
        const [fromLongitude = 0, fromLatitude = 0] = line[index] ?? []
        const from = planar({ latitude: fromLatitude, longitude: fromLongitude })
        const to = planar({ latitude, longitude })
        return [from.x, from.y, to.x, to.y]
      }),
    ),
  )
}

/** Returns a function that calls `make` the first time and gives the same value from then on. */
function once<Value>(make: () => Value): () => Value {
  let computed: { value: Value } | undefined
  return () => {
    computed ??= { value: make() }
    return computed.value
  }
}
