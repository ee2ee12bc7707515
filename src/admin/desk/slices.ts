/** What a long work needs of its surroundings: milliseconds to compare, and a way to let the browser do what else waits. */
export type SliceTools = { clock: () => number; pause: () => Promise<void> }

/** How long work goes on before the browser gets a turn: typing and scrolling do not notice it. */
export const SLICE_MS = 8
/** How often the caller hears how far it is. */
const REPORT_MS = 400

/** Works through the items, a slice at a time; yields now and then, so that the caller can show how far it is. */
export async function* inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  { clock, pause }: SliceTools,
): AsyncGenerator<void, void> {
  let [sliceStart, reported] = [clock(), clock()]
  for (const item of items) {
    work(item)
    if (clock() - sliceStart < SLICE_MS) continue
    if (clock() - reported >= REPORT_MS) {
      yield
      reported = clock()
    }
    await pause()
    sliceStart = clock()
  }
}

/** Tells of each step. Returns how to stop that. */
export function follow<Step>(steps: AsyncIterable<Step>, onStep: (step: Step) => void): () => void {
  let isWanted = true
  const go = async () => {
    for await (const step of steps) {
      if (!isWanted) return
      onStep(step)
    }
  }
  void go()
  return () => {
    isWanted = false
  }
}

/** Resolves once the browser has done what waited. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

export const BROWSER_TOOLS: SliceTools = { clock: () => performance.now(), pause: nextTask }
