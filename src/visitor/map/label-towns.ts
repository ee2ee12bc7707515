/** A town's name on a map: a point, and whether the text starts, has its middle or ends there. */
export type Label = { name: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' }

type Point = { x: number; y: number }
type Box = { left: number; right: number; top: number; bottom: number }
type Frame = { width: number; height: number }

/** `isOwn`: the town whose page this is. Its name is bold, and is shown even if it has to cover some marks. */
type Town = Point & { name: string; isOwn?: boolean }

/**
 * Places names beside their towns so that each lies wholly on the map and covers no other name, no mark and nothing
 * that is kept clear. The first towns choose their positions first; a name that fits nowhere is left out, since the
 * list beside the map has it.
 */
export function labelTowns(
  towns: readonly Town[],
  marks: readonly Point[],
  frame: Frame,
  reserved: readonly Box[],
): Label[] {
  const taken: Box[] = [...reserved, ...marks.map(around)]
  const labels: Label[] = []
  for (const town of towns) {
    const inside = POSITIONS.map((position) => position(town, frame)).filter(({ widest }) => isWithin(widest, frame))
    const isClearOf = (others: readonly Box[]) => inside.find(({ box }) => !others.some((other) => meet(box, other)))
    // Where marks leave no room, the page's own town is named all the same, over some of them.
    const free = isClearOf(taken) ?? (town.isOwn ? isClearOf(reserved) : undefined)
    if (!free) continue
    taken.push(free.box)
    labels.push(free.label)
  }
  return labels
}

/** The font size, in units of the drawing. */
export const LETTERS = 16
export const MARK_RADIUS = 5

/**
 * Estimates the width of a name from a generous mean of a system font's letters; used to keep names apart from each
 * other.
 */
function meanWidth(name: string, isBold: boolean): number {
  return LETTERS * (isBold ? 0.62 : 0.56) * name.length
}

/**
 * Returns the width of a name in the widest of the usual fonts (DejaVu Sans), with an allowance for short names of wide
 * letters only; used to keep names within the map.
 */
function widestWidth(name: string, isBold: boolean): number {
  return meanWidth(name, isBold) + LETTERS * 1.05
}

/** The width kept free along the edge of the map. */
const EDGE = 2

/**
 * The positions to try: right and left of the town first, where readers look for a name; then above and below, then the
 * four corners. All of them close to the town first, then farther away.
 */
const POSITIONS = [9, 16, 26].flatMap((gap) =>
  (
    [
      ['start', 1, 0],
      ['end', -1, 0],
      ['middle', 0, -1],
      ['middle', 0, 1],
      ['start', 0.7, -0.8],
      ['start', 0.7, 0.8],
      ['end', -0.7, -0.8],
      ['end', -0.7, 0.8],
    ] as const
  ).map(([anchor, right, down]) => (town: Town, frame: Frame) => {
    const { name, isOwn = false } = town
    const widest = widestWidth(name, isOwn)
    const beside = town.x + right * gap
    const x = anchor === 'middle' ? movedInside(beside, widest, frame) : beside
    const middle = town.y + down * (gap + (anchor === 'middle' ? LETTERS / 4 : 0))
    const boxOf = (width: number): Box => {
      const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
      return { left, right: left + width, top: middle - LETTERS * 0.6, bottom: middle + LETTERS * 0.6 }
    }
    return {
      label: { name, anchor, x: Math.round(x), y: Math.round(middle + LETTERS * 0.35) },
      box: boxOf(meanWidth(name, isOwn)),
      widest: boxOf(widest),
    }
  }),
)

/** Returns the middle of a name, moved sideways just so far that both its ends lie on the map. */
function movedInside(x: number, width: number, frame: Frame): number {
  const half = width / 2 + EDGE
  return Math.min(Math.max(x, half), frame.width - half)
}

function around({ x, y }: Point): Box {
  return { left: x - MARK_RADIUS, right: x + MARK_RADIUS, top: y - MARK_RADIUS, bottom: y + MARK_RADIUS }
}

function isWithin(box: Box, { width, height }: Frame): boolean {
  return box.left >= EDGE && box.right <= width - EDGE && box.top >= EDGE && box.bottom <= height - EDGE
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
