/** The end of a link that opens another tab: an arrow, and words for a screen reader. Without words where the link's label has them. */
export function ExternalMark({ text = 'se abre en otra pestaña' }: { text?: string }) {
  return (
    <>
      {/* As text, never as a coloured picture: a drawing of its own for each of sixty links would weigh more than their words. */}
      <span aria-hidden="true">{'\u00a0\u2197\uFE0E'}</span>
      {text && <span className="sr-only">{` (${text})`}</span>}
    </>
  )
}
