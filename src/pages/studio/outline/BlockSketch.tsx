import type { ReactNode } from 'react'
import { blockSketches } from './blockSketches'
import './BlockSketch.css'

/** A small picture of a block, for lists to choose from; of one that nobody knows, an empty frame. */
export function BlockSketch({ type }: { type: string }): ReactNode {
  const sketch = Object.entries(blockSketches).find(([name]) => name === type)?.[1]
  return (
    <svg className="fy-sketch" viewBox="0 0 96 60" aria-hidden="true" focusable="false">
      <path className="fy-sketch__soft" d={sketch?.soft ?? ''} />
      <path className="fy-sketch__strong" d={sketch?.strong ?? ''} />
    </svg>
  )
}
