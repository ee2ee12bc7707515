/** «3 resultados para "cuen"»; without a question, how many there are to look through. */
export function resultCount(count: number, query: string): string {
  if (query === '') return count === 1 ? '1 ciudad' : `${count} ciudades`
  return `${count} ${count === 1 ? 'resultado' : 'resultados'} para "${query}"`
}
