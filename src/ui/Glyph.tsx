/**
 * A drawing on a 24-unit grid with one weight. It is hidden from screen readers, so words go beside it. The attributes
 * `width` and `height` serve when the style sheet did not load: without them the drawing would be as wide as the
 * screen.
 */
export function Glyph({ path, size = 'md' }: { path: string; size?: 'md' | 'lg' }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      className={size === 'lg' ? 'icon size-8' : 'icon'}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}

/** The two drawings that the app needs when it starts; the others are in Icon.tsx. */
export const PHONE =
  'M6.6 3.5h2.6l1.5 4.2-2 1.6a12.5 12.5 0 0 0 6 6l1.6-2 4.2 1.5v2.6a2.1 2.1 0 0 1-2.3 2.1A16.6 16.6 0 0 1 4.5 5.8a2.1 2.1 0 0 1 2.1-2.3Z'
export const SEARCH = 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.3 15.3 20 20'
