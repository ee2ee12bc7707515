import { Icon } from './Icon'

/** Stands at the end of a link that opens another tab: drawn for the eye, said for the ear. */
export function ExternalMark({ text = 'se abre en otra pestaña' }: { text?: string }) {
  return (
    <>
      <Icon name="external" />
      <span className="sr-only"> ({text})</span>
    </>
  )
}
