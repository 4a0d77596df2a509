import { clientBlocks } from '../blocks/block'
import type { BlockNeed, ProductBlockDeclaration } from '../blocks/blockDeclaration'
import { productBlocks } from '../blocks/productBlocks'
import type { PageDefinition } from './pageDefinition'

const declared: Readonly<Record<string, ProductBlockDeclaration>> = { ...clientBlocks, ...productBlocks }

/** What this page shows at first sight besides its client: what its blocks declare; a tall title bar counts the jobs. */
export function getPageNeeds({
  blocks,
  layout,
}: Pick<PageDefinition, 'blocks' | 'layout'>): ReadonlySet<BlockNeed> {
  const ofBlocks = blocks.flatMap(({ type }) => declared[type]?.needs ?? [])
  return new Set(layout.titleBar === 'tall' ? [...ofBlocks, 'vacancies'] : ofBlocks)
}
