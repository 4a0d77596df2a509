import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/blocks/block'
import { EoiCard } from '../shared/content/EoiCard'
import './ExpressionBlock.css'

/** Full-width card for Expressions of Interest, for visitors who find no suitable job. */
export function ExpressionBlock(block: BlockProps<'expression'>): ReactNode {
  return <EoiCard labels={block} isWide />
}
