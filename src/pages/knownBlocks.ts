import type { BlockRegistry } from '../renderer/page/blockRegistry'
import type { Block } from '../schemas/pages/block'
import { firstBlocks } from './firstBlocks'

type Known = Partial<BlockRegistry<Block>>

const first = ready(Promise.resolve<Known>(firstBlocks), firstBlocks)
let all: Promise<Known> | null = null

/** The list of all blocks, as a source file: by this name the build's manifest knows it. */
export const registryFile = 'src/pages/blockRegistry.ts'

export const isFirst = ({ type }: Pick<Block, 'type'>): boolean => Object.hasOwn(firstBlocks, type)

/** The list that has these blocks, each time by the same promise. Once it is there, React's `use` has it without a pause. */
export function bringBlocks(blocks: readonly Block[]): Promise<Known> {
  if (blocks.every(isFirst)) return first
  if (all) return all
  const coming: Promise<Known> = import('./blockRegistry').then(({ blockRegistry }) => {
    ready(coming, blockRegistry)
    return blockRegistry
  })
  all = coming
  return coming
}

/** As React marks a promise that it knows the value of. */
function ready(promise: Promise<Known>, value: Known): Promise<Known> {
  return Object.assign(promise, { status: 'fulfilled', value })
}
