import type { FactKey } from '@/generator/material/facts'

/**
 * One thing the local part can say, in several wordings that state the same facts. A city gets one of them, and its two pages
 * get different ones. `sections/local-*.ts` fill in its placeholders.
 */
export type Wordings = {
  facts: readonly [FactKey, ...FactKey[]]
  texts: readonly [string, ...string[]]
}
