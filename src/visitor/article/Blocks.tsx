import type { Block, StaticPage } from '@/content/static-page'
import { Directive } from './Directive'
import { inOrder, Block as TextBlock } from './TextBlocks'

/** The text of a section, block by block. */
export function Blocks({ blocks, page }: { blocks: readonly Block[]; page: StaticPage }) {
  return inOrder(blocks, (block) => {
    if (block.kind === 'directive') return <Directive name={block.name} page={page} />
    if (block.kind === 'heading') return <h3 className="max-w-measure">{block.text}</h3>
    return <TextBlock block={block} className="max-w-measure" />
  })
}
