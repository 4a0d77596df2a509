import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/blocks/block'
import { EoiCard } from '../shared/content/EoiCard'
import './ExpressionBlock.css'

/** The way in for those who find no job that fits, as wide as the page. */
export function ExpressionBlock(block: BlockProps<'expression'>): ReactNode {
  return <EoiCard of={block} wide />
}
