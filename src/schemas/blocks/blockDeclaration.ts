import type { JsonShape } from '../configShape/checkShape'

/**
 * The data that a block needs at first render: the job list, the vacancy that the address names, or that vacancy's
 * lists of questions. The server includes it in the page; a need without a loader is a compile error there.
 */
export type BlockNeed = 'vacancies' | 'vacancy' | 'vacancyLists'

/**
 * A block that clients can place: its description, its properties and the data it needs. The type of its props
 * derives from `properties` and `required`; its component is registered in `src/pages/registry/blockRegistry.ts`.
 */
export interface BlockDeclaration {
  title: string
  description: string
  properties: Readonly<Record<string, JsonShape>>
  required: readonly string[]
  needs?: readonly BlockNeed[]
  /** The only path at which the block works. */
  onlyPath?: string
}

/** A block that only the product itself places. */
export type ProductBlockDeclaration = Partial<Pick<BlockDeclaration, 'properties' | 'required' | 'needs'>>
