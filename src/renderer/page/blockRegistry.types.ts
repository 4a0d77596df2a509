import type { ComponentType } from 'react'

/** A component for every member of a block union; a missing one is a compile error. */
export type BlockRegistry<Block extends { type: string }> = {
  readonly [Type in Block['type']]: ComponentType<Extract<Block, { type: Type }>>
}
