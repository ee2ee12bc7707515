/**
 * The end of a link that opens another tab: an arrow, and words for a screen reader. `text` is empty when the link's
 * label has the words already.
 */
export function ExternalMark({ text = 'se abre en otra pestaña' }: { text?: string }) {
  return (
    <>
      {/* A character, because a drawing for each of sixty links would weigh more than their words. U+FE0E keeps it from
          being shown as a coloured emoji. */}
      <span aria-hidden="true">{'\u00a0\u2197\uFE0E'}</span>
      {text && <span className="sr-only">{` (${text})`}</span>}
    </>
  )
}
