import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/pages/block'
import { EoiCard } from '../parts/EoiCard'
import './ExpressionBlock.css'

/** The way in for those who find no job that fits, as wide as the page. */
export function ExpressionBlock(block: BlockProps<'expression'>): ReactNode {
  return <EoiCard of={block} wide />
}
