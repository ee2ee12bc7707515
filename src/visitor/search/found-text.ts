import { counted, listed } from '@/generator/spanish'

type Counts = { cities: number; provinces: number; facilities: number; pages: number }

/**
 * Returns what a search found: «3 ciudades, 1 provincia y 2 páginas», or that there is nothing. The same text is shown
 * and announced.
 */
export function foundText({ cities, provinces, facilities, pages }: Counts, query: string): string {
  const parts = [
    cities > 0 && counted(cities, 'ciudad', 'ciudades'),
    provinces > 0 && counted(provinces, 'provincia', 'provincias'),
    facilities > 0 && counted(facilities, 'lugar de atención', 'lugares de atención'),
    pages > 0 && counted(pages, 'página', 'páginas'),
  ].filter((part) => part !== false)
  return parts.length === 0 ? `No hay resultados para "${query}".` : listed(parts)
}
