/**
 * What long work needs from its environment: a clock in milliseconds, and a pause that lets the browser do other work.
 */
export type SliceTools = { clock: () => number; pause: () => Promise<void> }

/** How long work goes on before the browser gets a turn: short enough for typing and scrolling to stay smooth. */
const SLICE_MS = 8
/** The shortest time between two reports of progress. */
const REPORT_MS = 400

/** Works through the items in slices; yields now and then, so that the caller can show its progress. */
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

/**
 * Calls `onStep` with each step, and `onFailure` with the error that ended the work before its end. Returns a function
 * that stops this.
 */
export function follow<Step>(
  steps: AsyncIterable<Step>,
  onStep: (step: Step) => void,
  onFailure: (error: unknown) => void,
): () => void {
  let isWanted = true
  const go = async () => {
    for await (const step of steps) {
      if (!isWanted) return
      onStep(step)
    }
  }
  go().catch((error: unknown) => {
    if (isWanted) onFailure(error)
  })
  return () => {
    isWanted = false
  }
}

/**
 * Resolves in a new task, so that the browser can draw and answer before the next piece of work. A timer would do so only
 * after 4 ms, and in a hidden tab after a second.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

export const BROWSER_TOOLS: SliceTools = { clock: () => performance.now(), pause: nextTask }
