/** A town's name on a map: where its letters begin (or end), and where its town is. */
export type Label = { name: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' }

type Point = { x: number; y: number }
type Box = { left: number; right: number; top: number; bottom: number }
type Frame = { width: number; height: number }

/**
 * Puts names beside their towns so that each is whole and none covers another, a mark, or what is kept clear. The first names
 * have the choice of places; a name that fits nowhere is left out, since the list beside the map has it.
 */
export function labelTowns(
  towns: readonly ({ name: string } & Point)[],
  marks: readonly Point[],
  frame: Frame,
  keptClear: readonly Box[] = [],
): Label[] {
  const taken: Box[] = [...keptClear, ...marks.map(around)]
  const labels: Label[] = []
  for (const { name, ...town } of towns) {
    const free = PLACES.map((place) => place(town, name)).find(
      ({ box }) => isWithin(box, frame) && !taken.some((other) => meet(box, other)),
    )
    if (!free) continue
    taken.push(free.box)
    labels.push(free.label)
  }
  return labels
}

/** Of the letters, in units of the drawing. */
export const LETTERS = 16
/** A generous mean of a system font's letters, so that no name is longer than it was taken for. */
const LETTER_WIDTH = LETTERS * 0.56
export const MARK_RADIUS = 5

/** Right and left of the town first, where a name is looked for; then above, below, and askew. */
const PLACES = [9, 16, 26].flatMap((gap) =>
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
  ).map(([anchor, right, down]) => (town: Point, name: string) => {
    const width = name.length * LETTER_WIDTH
    const x = town.x + right * gap
    const middle = town.y + down * (gap + (anchor === 'middle' ? LETTERS / 4 : 0))
    const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
    const box = { left, right: left + width, top: middle - LETTERS * 0.6, bottom: middle + LETTERS * 0.6 }
    return { label: { name, anchor, x: Math.round(x), y: Math.round(middle + LETTERS * 0.35) }, box }
  }),
)

function around({ x, y }: Point): Box {
  return { left: x - MARK_RADIUS, right: x + MARK_RADIUS, top: y - MARK_RADIUS, bottom: y + MARK_RADIUS }
}

function isWithin(box: Box, { width, height }: Frame): boolean {
  return box.left >= 2 && box.right <= width - 2 && box.top >= 2 && box.bottom <= height - 2
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
