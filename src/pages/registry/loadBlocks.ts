import type { BlockRegistry } from '../../renderer/page/PageRenderer'
import type { Block } from '../../schemas/blocks/block'
import type { LazyBlock } from './createLazyBlock'
import { firstBlocks } from './firstBlocks'

export type BlockList = Partial<BlockRegistry<Block>>

const firstBlocksPromise = Promise.resolve<BlockList>(firstBlocks)
let registryPromise: Promise<BlockList> | null = null
let loadedRegistry: BlockList | null = null

/** Source file of the list of all blocks, its key in the build manifest. */
export const registryFile = 'src/pages/registry/blockRegistry.ts'

/** Returns whether the site's initial code contains the registry entry of this block. */
export const isFirstBlock = ({ type }: Pick<Block, 'type'>): boolean => Object.hasOwn(firstBlocks, type)

/**
 * Returns a loaded registry that contains these blocks; null if the registry of all blocks has not loaded
 * yet.
 */
export function getLoadedRegistry(blocks: readonly Block[]): BlockList | null {
  return blocks.every(isFirstBlock) ? firstBlocks : loadedRegistry
}

/**
 * Loads a registry that contains these blocks, without the code of lazy blocks. Returns the same promise
 * every time, as React's `use` requires.
 */
export function loadBlockRegistry(blocks: readonly Block[]): Promise<BlockList> {
  if (blocks.every(isFirstBlock)) return firstBlocksPromise
  registryPromise ??= import('./blockRegistry').then(({ blockRegistry }) => {
    loadedRegistry = blockRegistry
    return blockRegistry
  })
  return registryPromise
}

/** Returns the blocks whose code loads lazily. */
async function getLazyBlocks(
  blocks: readonly Block[],
): Promise<Pick<LazyBlock<never>, 'preload' | 'file'>[]> {
  const registry: Readonly<Record<string, object | undefined>> = await loadBlockRegistry(blocks)
  return blocks.flatMap(({ type }) => {
    const block = Object.hasOwn(registry, type) ? registry[type] : null
    return block && 'preload' in block ? [block as LazyBlock<never>] : []
  })
}

/** Loads the code of these blocks; rejects if a part fails to load. */
export async function preloadBlocks(blocks: readonly Block[]): Promise<void> {
  await Promise.all((await getLazyBlocks(blocks)).map((block) => block.preload()))
}

/**
 * Returns the source files of these blocks' lazy code, and of the registry if they need it. They are keys of the build
 * manifest.
 */
export async function getBlockFiles(blocks: readonly Block[]): Promise<string[]> {
  const files = (await getLazyBlocks(blocks)).map(({ file }) => file)
  return blocks.every(isFirstBlock) ? files : [registryFile, ...files]
}
