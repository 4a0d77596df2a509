import { clientBlocks } from './block'
import type { BlockNeed, OwnBlockDeclaration } from './blockDeclaration'
import { ownBlocks } from './ownBlocks'
import type { PageDefinition } from './pageDefinition'

const declared: Readonly<Record<string, OwnBlockDeclaration>> = { ...clientBlocks, ...ownBlocks }

/** What this page shows at first sight besides its client: what its blocks declare; a tall title bar counts the jobs. */
export function needsOf({
  blocks,
  layout,
}: Pick<PageDefinition, 'blocks' | 'layout'>): ReadonlySet<BlockNeed> {
  const ofBlocks = blocks.flatMap(({ type }) => declared[type]?.needs ?? [])
  return new Set(layout.titleBar === 'tall' ? [...ofBlocks, 'vacancies'] : ofBlocks)
}
