import type { BlockRegistry } from '../../renderer/page/PageRenderer'
import type { Block } from '../../schemas/blocks/block'
import { firstBlocks } from './firstBlocks'

export type BlockList = Partial<BlockRegistry<Block>>

const firstBlocksPromise = Promise.resolve<BlockList>(firstBlocks)
let registryPromise: Promise<BlockList> | null = null
let loadedRegistry: BlockList | null = null

/** Source file of the list of all blocks, its key in the build manifest. */
export const registryFile = 'src/pages/registry/blockRegistry.ts'

/** Returns whether the site's initial code contains the registry entry of this block. */
export const isInitialBlock = ({ type }: Pick<Block, 'type'>): boolean => Object.hasOwn(firstBlocks, type)

/**
 * Returns a loaded registry that contains these blocks; null if the registry of all blocks has not loaded
 * yet.
 */
export function getLoadedRegistry(blocks: readonly Block[]): BlockList | null {
  return blocks.every(isInitialBlock) ? firstBlocks : loadedRegistry
}

/**
 * Loads a registry that contains these blocks, without the code of lazy blocks. Returns the same promise
 * every time, as React's `use` requires.
 */
export function loadBlockRegistry(blocks: readonly Block[]): Promise<BlockList> {
  if (blocks.every(isInitialBlock)) return firstBlocksPromise
  registryPromise ??= import('./blockRegistry').then(({ blockRegistry }) => {
    loadedRegistry = blockRegistry
    return blockRegistry
  })
  return registryPromise
}
