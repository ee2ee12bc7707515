/**
 * Our own drawing of Ecuador: simplified by hand to a twentieth of a degree, so that no map service is asked.
 * Longitude and latitude become units of the drawing by one scale for the mainland and one for the Galápagos inset.
 */
export const DRAWING = { width: 420, height: 345 } as const
export const INSET = { x: 6, y: 8, width: 118, height: 98 } as const

/** Where a point lies on the drawing; nothing when it is not in Ecuador. */
export function placeOnDrawing(latitude: number, longitude: number): DrawnPoint | undefined {
  const onInset = longitude < -85
  const { x, y } = onInset ? galapagos(longitude, latitude) : mainland(longitude, latitude)
  const frame = onInset ? INSET : { x: 0, y: 0, ...DRAWING }
  const inside = x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height
  return inside ? { x, y, onInset } : undefined
}
export type DrawnPoint = { x: number; y: number; onInset: boolean }

type LonLat = readonly [longitude: number, latitude: number]

const mainland = (longitude: number, latitude: number) => ({
  x: 108 + (longitude + 81.1) * 50,
  y: 8 + (1.5 - latitude) * 50,
})

const galapagos = (longitude: number, latitude: number) => ({
  x: INSET.x + 5 + (longitude + 91.75) * 42,
  y: INSET.y + 7 + (0.62 - latitude) * 42,
})

/** The coast and the border, clockwise from the mouth of the Mataje. */
export const MAINLAND: readonly LonLat[] = [
  [-78.85, 1.45],
  [-78.55, 1.2],
  [-78.2, 1],
  [-77.9, 0.85],
  [-77.65, 0.85],
  [-77.5, 0.65],
  [-77.4, 0.4],
  [-77.05, 0.3],
  [-76.6, 0.25],
  [-76.3, 0.4],
  [-75.95, 0.2],
  [-75.75, 0.1],
  [-75.3, -0.1],
  [-75.25, -0.55],
  [-75.2, -0.95],
  [-75.4, -1.2],
  [-75.55, -1.55],
  [-76.1, -2.05],
  [-76.65, -2.6],
  [-77.25, -2.8],
  [-77.85, -3],
  [-78.15, -3.4],
  [-78.4, -3.6],
  [-78.5, -3.95],
  [-78.6, -4.4],
  [-78.7, -4.65],
  [-79, -4.95],
  [-79.15, -5],
  [-79.35, -4.95],
  [-79.5, -4.6],
  [-79.7, -4.45],
  [-79.95, -4.45],
  [-80.15, -4.35],
  [-80.35, -4.5],
  [-80.45, -4.4],
  [-80.45, -4.2],
  [-80.3, -4.05],
  [-80.2, -3.9],
  [-80.2, -3.7],
  [-80.3, -3.4],
  [-80, -3.2],
  [-79.85, -3],
  [-79.8, -2.75],
  [-79.8, -2.45],
  [-79.95, -2.4],
  [-80.1, -2.6],
  [-80.25, -2.75],
  [-80.45, -2.65],
  [-80.75, -2.45],
  [-81, -2.25],
  [-80.95, -2.15],
  [-80.75, -2.15],
  [-80.75, -1.75],
  [-80.85, -1.55],
  [-80.85, -1.3],
  [-80.95, -1.05],
  [-80.75, -0.9],
  [-80.5, -0.85],
  [-80.45, -0.6],
  [-80.5, -0.4],
  [-80.3, -0.15],
  [-80.1, 0.05],
  [-80.05, 0.35],
  [-80.1, 0.8],
  [-79.85, 0.9],
  [-79.6, 1.05],
  [-79.2, 1.1],
  [-79, 1.35],
]

const PUNA: readonly LonLat[] = [
  [-80.2, -2.8],
  [-80, -2.7],
  [-79.9, -2.8],
  [-80, -2.95],
  [-80.2, -3.05],
]

const ISABELA: readonly LonLat[] = [
  [-91.35, 0.15],
  [-91.2, 0],
  [-91.1, -0.35],
  [-90.85, -0.6],
  [-90.8, -0.95],
  [-91.1, -1.05],
  [-91.45, -1],
  [-91.45, -0.9],
  [-91.15, -0.75],
  [-91.15, -0.55],
  [-91.4, -0.3],
  [-91.35, -0.1],
  [-91.6, 0],
]

const SANTA_CRUZ: readonly LonLat[] = [
  [-90.35, -0.45],
  [-90.2, -0.5],
  [-90.15, -0.65],
  [-90.25, -0.8],
  [-90.45, -0.75],
  [-90.55, -0.6],
]

const SAN_CRISTOBAL: readonly LonLat[] = [
  [-89.25, -0.7],
  [-89.45, -0.7],
  [-89.65, -0.85],
  [-89.65, -0.95],
  [-89.5, -0.95],
  [-89.3, -0.8],
]

const SANTIAGO: readonly LonLat[] = [
  [-90.85, -0.15],
  [-90.65, -0.2],
  [-90.6, -0.3],
  [-90.8, -0.4],
  [-90.9, -0.25],
]

const FERNANDINA: readonly LonLat[] = [
  [-91.5, -0.25],
  [-91.4, -0.4],
  [-91.5, -0.5],
  [-91.65, -0.4],
]

const FLOREANA: readonly LonLat[] = [
  [-90.45, -1.2],
  [-90.35, -1.3],
  [-90.45, -1.4],
  [-90.55, -1.3],
]

const PINTA_MARCHENA_GENOVESA: readonly LonLat[] = [
  [-90.75, 0.58],
  [-90.47, 0.33],
  [-89.95, 0.32],
]

/** Closed shapes, as the `d` of one SVG path. */
export const LAND = [
  shape(MAINLAND, mainland),
  shape(PUNA, mainland),
  ...[ISABELA, SANTA_CRUZ, SAN_CRISTOBAL, SANTIAGO, FERNANDINA, FLOREANA].map((island) => shape(island, galapagos)),
].join('')

/** Too small for a shape of their own. */
export const ISLETS = PINTA_MARCHENA_GENOVESA.map((point) => galapagos(...point))

function shape(points: readonly LonLat[], project: typeof mainland): string {
  const corners = points.map((point) => {
    const { x, y } = project(...point)
    return `${Math.round(x)} ${Math.round(y)}`
  })
  return `M${corners.join('L')}Z`
}
