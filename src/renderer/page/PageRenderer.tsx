import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import type { BlockRegistry } from './blockRegistry.types'

interface PageRendererProps<Block extends { type: string }> {
  blocks: readonly Block[]
  /** With all of these blocks but those that nobody knows. */
  registry: Partial<BlockRegistry<Block>>
  /** Stands where the code of the block at this place has not come yet. */
  fallback: (at: number) => ReactNode
  /** A block that configuration names and no registry knows. */
  unknown: (type: string) => ReactNode
  /** Called for every block once it can be used. */
  onReady?: () => void
}

/** Draws a page's blocks, in order. It knows neither the blocks nor where their data comes from. */
export function PageRenderer<Block extends { type: string }>({
  blocks,
  registry,
  fallback,
  unknown,
  onReady,
}: PageRendererProps<Block>): ReactNode {
  return blocks.map((block, at) => {
    const type: Block['type'] = block.type
    const Known = Object.hasOwn(registry, type) ? (registry[type] as ComponentType<Block>) : null
    // Blocks of a page never change places, so their place names them.
    const key = `${at}-${type}`
    return (
      <Suspense key={key} fallback={fallback(at)}>
        {Known ? <Known {...block} /> : unknown(type)}
        {onReady ? <Ready onReady={onReady} /> : null}
      </Suspense>
    )
  })
}

/** Stands beside a block, so that it is there when the block is. */
function Ready({ onReady }: { onReady: () => void }): ReactNode {
  useEffect(onReady, [onReady])
  return null
}
