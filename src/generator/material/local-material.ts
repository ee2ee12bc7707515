import type { FactKey } from '@/generator/material/facts'

/**
 * One thing the local part can say, in several wordings that state the same facts. A city gets one of them, and its two pages
 * get different ones. The placeholders are filled in by `sections/local-topics.ts`.
 */
export type Wordings = {
  facts: readonly [FactKey, ...FactKey[]]
  texts: readonly [string, ...string[]]
}
