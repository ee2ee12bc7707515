/**
 * What the maps are drawn from: paths of SVG that the build makes of the provinces' outlines (scripts/maps/draw-maps.ts). Nothing
 * is projected in the browser but points, and those by one line.
 */
export type CountryDrawing = {
  width: number
  height: number
  /** By name, as `PROVINCES` has them. */
  provinces: readonly { name: string; shape: string }[]
  /** Galápagos lies in a frame of its own, nearer than it is. */
  inset: Frame
  mainland: Projection
  islands: Projection
}

export type ProvinceDrawing = {
  name: string
  width: number
  height: number
  shape: string
  /** The outlines of whatever else of the country lies in the frame. */
  around: string
  projection: Projection
  /** A round length on the ground, and how long it is in the drawing. */
  scale: { km: number; length: number }
}

/** From degrees to units of a drawing. So near the equator a degree is as long one way as the other. */
export type Projection = { perDegree: number; x: number; y: number }

export type Frame = { x: number; y: number; width: number; height: number }

/** Where a point lies on a drawing. */
export function pointOn({ perDegree, x, y }: Projection, at: { latitude: number; longitude: number }) {
  return { x: x + at.longitude * perDegree, y: y - at.latitude * perDegree }
}
