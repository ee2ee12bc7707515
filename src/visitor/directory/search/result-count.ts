import { counted } from '@/generator/spanish'

/** Returns «3 resultados para "cuen"»; for an empty query the number of cities there are to look through. */
export function resultCount(count: number, query: string): string {
  return query === ''
    ? counted(count, 'ciudad', 'ciudades')
    : `${counted(count, 'resultado', 'resultados')} para "${query}"`
}
