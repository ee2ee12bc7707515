import { OLD_STYLE_FILE } from '@/paths'

/**
 * Loads the style sheet for old browsers where it is needed. All rules of the normal one are in cascade layers, which a
 * browser from before 2022 does not know: it would show an unstyled page. It gets the same rules without layers
 * (scripts/build/old-style.ts). Newer browsers fetch nothing.
 */
export function styleForOldBrowser(): void {
  if ('CSSLayerBlockRule' in window) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = OLD_STYLE_FILE
  document.head.append(link)
}
