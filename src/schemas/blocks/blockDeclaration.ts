import type { JsonShape } from '../configShape/jsonShape'

/**
 * What a block shows at first sight: the list of jobs, the vacancy that the address names, or the lists of what that
 * vacancy asks. The server brings it along with the page, and a need without a way to gather it does not compile there.
 */
export type BlockNeed = 'vacancies' | 'vacancy' | 'vacancyLists'

/**
 * A block that clients may place: what it is, what may be written for it and what it needs. Its props' type is made of
 * `properties` and `required`; its component stands in `src/pages/registry/blockRegistry.ts`.
 */
export interface BlockDeclaration {
  title: string
  description: string
  properties: Readonly<Record<string, JsonShape>>
  required: readonly string[]
  needs?: readonly BlockNeed[]
  /** The one address that it works at. */
  onlyAt?: string
}

/** A block that the product alone places. */
export type ProductBlockDeclaration = Partial<Pick<BlockDeclaration, 'properties' | 'required' | 'needs'>>
