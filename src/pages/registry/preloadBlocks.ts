import type { Block } from '../../schemas/blocks/block'
import type { LazyBlock } from './lazyBlock'
import { isInitialBlock, loadBlockRegistry, registryFile } from './loadBlocks'

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

/** Returns the source files of these blocks' lazy code, which are keys of the build manifest. */
export async function getBlockFiles(blocks: readonly Block[]): Promise<string[]> {
  const files = (await getLazyBlocks(blocks)).map(({ file }) => file)
  return blocks.every(isInitialBlock) ? files : [registryFile, ...files]
}
