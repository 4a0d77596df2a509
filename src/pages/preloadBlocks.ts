import type { Block } from '../schemas/pages/block'
import { blockRegistry } from './blockRegistry'
import type { LazyBlock } from './lazyBlock'

/** Those of these blocks whose code comes later. */
function lazyOf(blocks: readonly Block[]): Pick<LazyBlock<never>, 'preload' | 'file'>[] {
  return blocks.flatMap(({ type }) => {
    const block = Object.hasOwn(blockRegistry, type) ? blockRegistry[type] : null
    return block && 'preload' in block ? [block] : []
  })
}

/** Brings the code of these blocks; rejects when some of it does not come. */
export async function preloadBlocks(blocks: readonly Block[]): Promise<void> {
  await Promise.all(lazyOf(blocks).map((block) => block.preload()))
}

/** The source files of that code, by which a build's manifest knows it. */
export function blockFiles(blocks: readonly Block[]): string[] {
  return lazyOf(blocks).map(({ file }) => file)
}
