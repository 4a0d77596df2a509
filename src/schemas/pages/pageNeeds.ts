import { clientBlocks } from '../blocks/block'
import type { BlockNeed, ProductBlockDeclaration } from '../blocks/blockDeclaration'
import { productBlocks } from '../blocks/productBlocks'
import type { PageDefinition } from './pageDefinition'

const blockDeclarations: Readonly<Record<string, ProductBlockDeclaration>> = {
  ...clientBlocks,
  ...productBlocks,
}

/**
 * Returns the data that a page needs at first render: the needs of its blocks, and the vacancies for the job count in
 * a tall title bar.
 */
export function getPageNeeds({
  blocks,
  layout,
}: Pick<PageDefinition, 'blocks' | 'layout'>): ReadonlySet<BlockNeed> {
  const blockNeeds = blocks.flatMap(({ type }) => blockDeclarations[type]?.needs ?? [])
  return new Set(layout.titleBar === 'tall' ? [...blockNeeds, 'vacancies'] : blockNeeds)
}
