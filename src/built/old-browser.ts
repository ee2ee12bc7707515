import { OLD_STYLE_FILE } from '@/paths'

/**
 * All of the site's style sheet stands in cascade layers. A browser from before 2022 does not know them and would show the bare page:
 * it is given the same rules without (scripts/build/old-style.ts). Others fetch nothing.
 */
export function styleForOldBrowser(): void {
  if ('CSSLayerBlockRule' in window) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = OLD_STYLE_FILE
  document.head.append(link)
}
