import type { StaticPage } from '@/content/static-page'

/** Whether the alarm signs are in the page's introduction, and must be on a phone's first screen. */
export function beginsWithEmergency({ introduction }: StaticPage): boolean {
  return introduction.some((block) => block.kind === 'directive' && block.name === 'emergency')
}
