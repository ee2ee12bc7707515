import { Block as CitedBlock, inOrder } from '@/cited/CitedBlocks'
import type { Block, StaticPage } from '@/content/static-page'
import { Directive } from './Directive'

/** The text of a section, block by block. */
export function Blocks({ blocks, page }: { blocks: readonly Block[]; page: StaticPage }) {
  return inOrder(blocks, (block) => {
    if (block.kind === 'directive') return <Directive name={block.name} page={page} />
    if (block.kind === 'heading') return <h3 className="max-w-measure">{block.text}</h3>
    return <CitedBlock block={block} className="max-w-measure" />
  })
}
