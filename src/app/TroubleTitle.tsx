/**
 * The document's title while a page's code is being fetched, or after the page broke. A built page keeps the title that
 * it came with.
 */
export function TroubleTitle() {
  if (typeof document === 'undefined' || document.querySelector('title[data-built]')) return null
  return <title>Portal Educativo</title>
}
