import type { Page } from '@playwright/test'

/** A page in one of the states in which a reader may find it. */
export type State = {
  name: string
  path: string
  /**
   * Brings the loaded page into the state, before the engines look at it. Without it the test waits until the page has
   * settled.
   */
  open?: (page: Page, isPhone: boolean) => Promise<void>
  /** Sets the backend's answers, before the page is loaded. */
  prepare?: (page: Page, isPhone: boolean) => Promise<void>
  /** Console errors that belong to the state; each must occur. */
  errors?: RegExp[]
  /** Keys that the state leaves in the browser's storage. */
  keeps?: string[]
}
