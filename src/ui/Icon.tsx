/** A drawing (styles/icons.css). It is hidden from screen readers, so words go beside it. */
export function Icon({ name, size = 'md' }: { name: IconName; size?: 'md' | 'lg' }) {
  return <span className={`icon icon-${name}${size === 'lg' ? ' size-8' : ''}`} aria-hidden="true" />
}

export type IconName =
  | 'phone'
  | 'chat'
  | 'menu'
  | 'close'
  | 'leave'
  | 'search'
  | 'pin'
  | 'hospital'
  | 'warning'
  | 'info'
  | 'book'
  | 'shield'
  | 'scale'
  | 'drop'
  | 'pulse'
  | 'thermometer'
  | 'bolt'
  | 'calendar'
  | 'clock'
  // Drawn at the desk only (admin/desk/desk.css).
  | 'send'
  | 'sliders'
