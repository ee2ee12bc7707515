/** A title for a page whose code is on its way or broke, and which has none itself. A built page came with one, which stays. */
export function TroubleTitle() {
  if (typeof document === 'undefined' || document.querySelector('title[data-built]')) return null
  return <title>Portal Educativo</title>
}
