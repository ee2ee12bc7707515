import { PAGE_TYPES } from '@/generator/generated-content'

/** How many generated pages a built site has: those of every city, recorded or not, or all that are recorded. */
export function builtPageCount(recorded: number, cities: number): number {
  return Math.max(recorded, cities * PAGE_TYPES.length)
}
