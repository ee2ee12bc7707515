import { PAGE_TYPES } from '@/generator/generated-content'

/**
 * Returns how many generated pages a built site has: those of every city, with or without a record, or the number of
 * records if that is larger.
 */
export function builtPageCount(recorded: number, cities: number): number {
  return Math.max(recorded, cities * PAGE_TYPES.length)
}
