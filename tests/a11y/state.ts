import type { Page } from '@playwright/test'

/** A page as somebody finds it. */
export type State = {
  name: string
  path: string
  /** What is done on the page, or to its data, before it is looked at. */
  open?: (page: Page, isPhone: boolean) => Promise<void>
  /** Before the address is asked for: what the backend will answer. */
  prepare?: (page: Page, isPhone: boolean) => Promise<void>
  /** Console errors that belong to it. */
  errors?: RegExp[]
  /** What it leaves in the browser's storage. */
  keeps?: string[]
}
