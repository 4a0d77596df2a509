import type { ReactNode } from 'react'
import { blockSketches } from './blockSketches'
import './BlockSketch.css'

/** Small sketch of a block for choice lists; an empty frame for an unknown type. */
export function BlockSketch({ type }: { type: string }): ReactNode {
  const sketch = Object.entries(blockSketches).find(([name]) => name === type)?.[1]
  return (
    <svg className="fy-sketch" viewBox="0 0 96 60" aria-hidden="true" focusable="false">
      <path className="fy-sketch__soft" d={sketch?.soft ?? ''} />
      <path className="fy-sketch__strong" d={sketch?.strong ?? ''} />
    </svg>
  )
}
