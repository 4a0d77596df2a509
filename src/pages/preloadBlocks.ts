import type { Block } from '../schemas/pages/block'
import { blockRegistry } from './blockRegistry'

/** Brings the code of these blocks; rejects when some of it does not come. */
export async function preloadBlocks(blocks: readonly Block[]): Promise<void> {
  await Promise.all(
    blocks.map(({ type }) => {
      const block = Object.hasOwn(blockRegistry, type) ? blockRegistry[type] : null
      return block && 'preload' in block ? block.preload() : null
    }),
  )
}
