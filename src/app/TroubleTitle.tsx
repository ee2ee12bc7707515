/** While a page's code is on its way, or when it broke, nothing is known of it. The title that a built page came with stays. */
export function TroubleTitle() {
  if (typeof document === 'undefined' || document.querySelector('title[data-built]')) return null
  return <title>Portal Educativo</title>
}
