/**
 * What the maps are drawn from: SVG paths that the build makes of the provinces' outlines (scripts/maps/draw-maps.ts).
 * The browser projects nothing but points, with one line of code.
 */
export type CountryDrawing = {
  width: number
  height: number
  /** Under the names that `PROVINCES` has. */
  provinces: readonly { name: string; shape: string }[]
  /** The frame in which Galápagos is drawn, nearer to the mainland than it is. */
  inset: Frame
  mainland: Projection
  islands: Projection
}

export type ProvinceDrawing = {
  name: string
  width: number
  height: number
  shape: string
  /** The outlines of the rest of the country, as far as it lies within the frame. */
  around: string
  projection: Projection
  /** A round distance on the ground, and its length in units of the drawing. */
  scale: { km: number; length: number }
}

/**
 * Converts degrees to units of a drawing. One factor is enough: so near the equator a degree of longitude is as long as
 * one of latitude.
 */
export type Projection = { perDegree: number; x: number; y: number }

export type Frame = { x: number; y: number; width: number; height: number }

/** Where a point lies on a drawing. */
export function pointOn({ perDegree, x, y }: Projection, at: { latitude: number; longitude: number }) {
  return { x: x + at.longitude * perDegree, y: y - at.latitude * perDegree }
}
