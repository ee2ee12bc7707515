/** One tab of a browser, with the same functions for every engine. */
export type Tab = {
  /** Goes to an address as if it had been typed, and waits until it is loaded. */
  open: (address: string) => Promise<void>
  /** Press the browser's Back and Forward. They do not wait for a load: a page from the back/forward cache has none. */
  back: () => Promise<void>
  forward: () => Promise<void>
  /** Presses at a point of the page's window. */
  pressAt: (x: number, y: number) => Promise<void>
  /** Types letters into the element that has the focus; `key` presses any other key, by its name. */
  type: (text: string) => Promise<void>
  key: (name: Key) => Promise<void>
  /** Sets the size of the page's window, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  /**
   * Runs the function in the page and returns its result, which must be JSON. The function sees only its arguments, no
   * closure.
   */
  run: <Args extends readonly Json[]>(body: (...args: Args) => unknown, ...args: Args) => Promise<unknown>
  /**
   * The uncaught errors of the pages, each with its page; always empty in WebKit, whose driver does not report them.
   */
  uncaught: () => readonly string[]
  close: () => Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Shift' | 'Tab'

type Json = string | number | boolean | null | readonly Json[]
