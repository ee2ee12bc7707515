import { counted } from '@/generator/spanish'

/** «3 resultados para "cuen"»; without a question, how many there are to look through. */
export function resultCount(count: number, query: string): string {
  return query === ''
    ? counted(count, 'ciudad', 'ciudades')
    : `${counted(count, 'resultado', 'resultados')} para "${query}"`
}
