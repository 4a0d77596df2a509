import type { BlockRegistry } from '../../renderer/page/blockRegistry.types'
import type { Block } from '../../schemas/blocks/block'
import { firstBlocks } from './firstBlocks'

export type BlockList = Partial<BlockRegistry<Block>>

const first = Promise.resolve<BlockList>(firstBlocks)
let all: Promise<BlockList> | null = null
let present: BlockList | null = null

/** The list of all blocks, as a source file: by this name the build's manifest knows it. */
export const registryFile = 'src/pages/registry/blockRegistry.ts'

export const isFirst = ({ type }: Pick<Block, 'type'>): boolean => Object.hasOwn(firstBlocks, type)

/** The list that has these blocks; null where it has yet to come. */
export function getLoadedBlocks(blocks: readonly Block[]): BlockList | null {
  return blocks.every(isFirst) ? firstBlocks : present
}

/** The same, brought where it has yet to come: each time the same promise, as React's `use` wants it. */
export function loadBlocks(blocks: readonly Block[]): Promise<BlockList> {
  if (blocks.every(isFirst)) return first
  all ??= import('./blockRegistry').then(({ blockRegistry }) => {
    present = blockRegistry
    return blockRegistry
  })
  return all
}
