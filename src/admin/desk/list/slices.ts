/**
 * What long work needs from its environment: a clock in milliseconds, and a pause that lets the browser do other work.
 */
export type SliceTools = { clock: () => number; pause: () => Promise<void> }

/** How long work goes on before the browser gets a turn: short enough for typing and scrolling to stay smooth. */
const SLICE_MS = 8
/** Works through the items in slices. Throws once the signal is aborted, because nobody needs the result any more. */
export async function inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  { clock, pause, signal }: SliceTools & { signal: AbortSignal },
): Promise<void> {
  let sliceStart = clock()
  for (const item of items) {
    work(item)
    if (clock() - sliceStart < SLICE_MS) continue
    await pause()
    signal.throwIfAborted()
    sliceStart = clock()
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
