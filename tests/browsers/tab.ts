/** One tab of one browser, as a visitor has it: the same for all engines. */
export type Tab = {
  /** Goes to an address as if it had been typed, and waits until it is loaded. */
  open: (address: string) => Promise<void>
  /** The browser's own buttons. They do not wait for what comes: a page from the browser's memory does not load. */
  back: () => Promise<void>
  forward: () => Promise<void>
  /** Presses at a point of the page's window. */
  pressAt: (x: number, y: number) => Promise<void>
  /** Types into what has the focus; keys that are no letter by their names. */
  type: (text: string) => Promise<void>
  key: (name: Key) => Promise<void>
  /** How wide and high the page is, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** Runs in the page and answers with what can be written as JSON. It is handed nothing but its arguments. */
  run: <Args extends readonly Json[]>(body: (...args: Args) => unknown, ...args: Args) => Promise<unknown>
  /** The errors that no code of the pages caught, each with its page; WebKit's driver does not tell them. */
  uncaught: () => readonly string[]
  close: () => Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Shift' | 'Tab'

type Json = string | number | boolean | null | readonly Json[]
