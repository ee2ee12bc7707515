import type { FactKey } from '@/generator/material/facts'

/**
 * One statement of the local part. When it has several wordings, they state the same facts, and the two pages of a city
 * get different ones. `sections/local-*.ts` fill in the placeholders.
 */
export type LocalWordings = {
  facts: readonly [FactKey, ...FactKey[]]
  texts: readonly [string, ...string[]]
}
