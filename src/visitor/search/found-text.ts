type Counts = { cities: number; provinces: number; facilities: number; pages: number }

/** «3 ciudades, 1 provincia y 2 páginas para "loja"»: seen, and said once. */
export function foundText({ cities, provinces, facilities, pages }: Counts, query: string): string {
  const parts = [
    counted(cities, 'ciudad', 'ciudades'),
    counted(provinces, 'provincia', 'provincias'),
    counted(facilities, 'lugar de atención', 'lugares de atención'),
    counted(pages, 'página', 'páginas'),
  ].filter((part) => part !== '')
  if (parts.length === 0) return `No hay resultados para "${query}".`
  const last = parts.pop()
  return parts.length === 0 ? `${last}` : `${parts.join(', ')} y ${last}`
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`
}
