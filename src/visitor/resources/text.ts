import { page } from '@/content/pages/recursos-oficiales.md'
import type { Block, Section } from '@/content/static-page'

/** A section of the page's text, by its anchor. */
export function sectionOf(id: string): Section {
  const section = page.sections.find((it) => it.id === id)
  if (!section) throw new Error(`recursos-oficiales.md has no section #${id}`)
  return section
}

/** A smaller heading and the blocks under it. */
export type Part = { heading: string; blocks: Block[] }

/** A section cut at its smaller headings; `lead` is what comes before the first. */
export function partsOf({ blocks }: Section): { lead: Block[]; parts: Part[] } {
  const lead: Block[] = []
  const parts: Part[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ heading: block.text, blocks: [] })
    else (parts.at(-1)?.blocks ?? lead).push(block)
  }
  return { lead, parts }
}
