import { readFileSync } from 'node:fs'
import { type GeoPermissibleObjects, type GeoProjection, geoEquirectangular, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { CountryDrawing, Frame, Projection, ProvinceDrawing } from '../../src/visitor/map/drawing.ts'

type Outlines = Topology<{ provinces: GeometryCollection<{ name: string }> }>

const outlines: Outlines = JSON.parse(
  readFileSync(new URL('../../src/cities/land/provinces.topo.json', import.meta.url), 'utf8'),
)
const weighed = presimplify(outlines)

/** Returns the names of the provinces, spelled as in `PROVINCES`. */
export function provinceNames(): string[] {
  return outlinesAt(0).provinces.map(({ properties }) => properties.name)
}

/** Draws the whole country: the mainland, and the islands in a frame of their own where the country leaves room. */
export function drawCountry(): CountryDrawing {
  const { provinces } = outlinesAt(0)
  const land = collection(provinces.filter((province) => !isIsland(province)))
  const islands = collection(provinces.filter(isIsland))

  const frame = { x: 0, y: 0, width: 420, height: 470 }
  const inset = { x: 286, y: 354, width: 130, height: 112 }
  const mainland = fitted(land, frame, 4)
  const offshore = fitted(islands, inset, 8)
  return {
    width: frame.width,
    height: frame.height,
    provinces: outlinesAt(detailFor(mainland, 'country')).provinces.map((province) => ({
      name: province.properties.name,
      shape: pathOf(province, isIsland(province) ? offshore : mainland),
    })),
    inset,
    mainland: projectionOf(mainland),
    islands: projectionOf(offshore),
  }
}

/** Draws one province in the middle of its frame, and what lies around it. Throws for a name that no outline has. */
export function drawProvince(name: string): ProvinceDrawing {
  const outline = outlineOf(name, 0)
  const width = 400
  const margin = 14
  const [[, top], [, bottom]] = geoPath(geoEquirectangular().fitWidth(width - 2 * margin, outline)).bounds(outline)
  const height = Math.ceil(Math.min(420, Math.max(300, bottom - top + 2 * margin)))
  const projection = fitted(outline, { x: 0, y: 0, width, height }, margin)
  const unclipped = projectionOf(projection)
  return {
    name,
    width,
    height,
    shape: pathOf(outlineOf(name, detailFor(projection, 'province')), projection),
    // Lines end where they can no longer be seen.
    around: pathOf(
      outlinesAround(name, detailFor(projection, 'around')),
      projection.clipExtent([
        [-2, -2],
        [width + 2, height + 2],
      ]),
    ),
    projection: unclipped,
    scale: scaleOf(unclipped, width),
  }
}

/**
 * The smallest bend that is drawn, in square units of the drawing: a smaller one cannot be seen on a phone, or tells
 * nothing.
 */
const SMALLEST_BEND = { country: 3, province: 30, around: 120 }
const KM_PER_DEGREE = 111.32

/**
 * Returns the provinces without the bends that are smaller than `detail`, in square degrees. Neighbours still share one
 * border.
 */
function outlinesAt(detail: number) {
  const topology = simplify(weighed, detail)
  return { topology, provinces: feature<{ name: string }>(topology, topology.objects.provinces).features }
}

type Outline = ReturnType<typeof outlinesAt>['provinces'][number]

function outlineOf(name: string, detail: number): Outline {
  const outline = outlinesAt(detail).provinces.find(({ properties }) => properties.name === name)
  if (!outline) throw new Error(`No outline is called «${name}»`)
  return outline
}

function outlinesAround(name: string, detail: number): GeoPermissibleObjects {
  const { topology } = outlinesAt(detail)
  const { provinces } = topology.objects
  const own = provinces.geometries.find(
    ({ properties }) => properties && 'name' in properties && properties.name === name,
  )
  return mesh(topology, provinces, (a, b) => a !== own && b !== own)
}

function isIsland({ properties }: Outline): boolean {
  return properties.name === 'Galápagos'
}

function collection(features: Outline[]) {
  return { type: 'FeatureCollection' as const, features }
}

function detailFor(projection: GeoProjection, part: keyof typeof SMALLEST_BEND): number {
  return SMALLEST_BEND[part] / projectionOf(projection).perDegree ** 2
}

function fitted(shape: GeoPermissibleObjects, { x, y, width, height }: Frame, margin: number): GeoProjection {
  return geoEquirectangular().fitExtent(
    [
      [x + margin, y + margin],
      [x + width - margin, y + height - margin],
    ],
    shape,
  )
}

function pathOf(shape: GeoPermissibleObjects, projection: GeoProjection): string {
  return relative(geoPath(projection).digits(0)(shape) ?? '')
}

/** Returns the same path with relative steps from point to point, which is half as long. */
function relative(path: string): string {
  return path.replace(/M([^MZ]+)/g, (_, ring: string) => {
    const points = ring.split('L').map((point) => point.split(',').map(Number))
    const steps = points.map(([x = 0, y = 0], index) => {
      const [fromX = 0, fromY = 0] = points[index - 1] ?? []
      return `${x - fromX} ${y - fromY}`
    })
    return `M${steps[0]}l${steps.slice(1).join(' ')}`.replaceAll(' -', '-')
  })
}

/** Returns d3's projection as the numbers that a browser needs to project any point. */
function projectionOf(projection: GeoProjection): Projection {
  const [x, y] = projection.translate()
  return { perDegree: (projection.scale() * Math.PI) / 180, x, y }
}

/** Returns the scale of a drawing: the longest of the usual lengths that takes at most a quarter of its width. */
function scaleOf({ perDegree }: Projection, width: number): ProvinceDrawing['scale'] {
  const length = (km: number) => Math.round((km / KM_PER_DEGREE) * perDegree)
  const km = [100, 50, 20, 10].find((km) => length(km) <= width / 4) ?? 5
  return { km, length: length(km) }
}
