import { clientBlocks } from '../blocks/block'
import type { BlockDeclaration } from '../blocks/blockDeclaration'
import type { SiteEdit } from '../site/siteDraft'

/** Something that is done to a site at once. */
export interface SiteChange {
  edits: SiteEdit[]
  /** What was done: 'Heading deleted'. */
  words: string
  /** What is selected then: a place, or nothing. Left out, it stays what was selected. */
  select?: string | null
}

const declared: Readonly<Record<string, BlockDeclaration>> = clientBlocks

/** What a block of this type is; undefined for one that this version does not know. */
export function blockDeclaration(type: unknown): BlockDeclaration | undefined {
  return typeof type === 'string' && Object.hasOwn(declared, type) ? declared[type] : undefined
}
