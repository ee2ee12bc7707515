/** For screen readers, at the end of a link that opens another tab; for the eye the style sheet adds an arrow. */
export function ExternalMark() {
  return <span className="sr-only"> (se abre en otra pestaña)</span>
}
