import { clientBlocks } from '../blocks/block'
import type { BlockDeclaration } from '../blocks/blockDeclaration'
import type { SiteEdit } from '../site/siteDraft'

/** A change of a site that is applied as one step. */
export interface SiteChange {
  edits: SiteEdit[]
  /** A description of the change: 'Heading deleted'. */
  description: string
  /** The place to select afterwards, or null for none. If absent, the selection stays. */
  select?: string | null
}

const blockDeclarations: Readonly<Record<string, BlockDeclaration>> = clientBlocks

/** Returns the declaration of a block type; undefined for an unknown one. */
export function getBlockDeclaration(type: unknown): BlockDeclaration | undefined {
  return typeof type === 'string' && Object.hasOwn(blockDeclarations, type)
    ? blockDeclarations[type]
    : undefined
}
