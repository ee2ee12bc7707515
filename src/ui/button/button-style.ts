/** How prominent a button or a link that looks like one is. One `primary` per screen at most. */
export type ButtonVariant = 'primary' | 'secondary'

/** The classes of a button (styles/buttons.css). */
export function buttonStyle(variant: ButtonVariant): string {
  return `button button-${variant}`
}
