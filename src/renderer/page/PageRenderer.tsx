import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react'

/** A component for every member of a block union; a missing one is a compile error, unless the registry is partial. */
export type BlockRegistry<Block extends { type: string }> = {
  readonly [Type in Block['type']]: ComponentType<Extract<Block, { type: Type }>>
}

interface PageRendererProps<Block extends { type: string }> {
  blocks: readonly Block[]
  /** The components of all known block types. */
  registry: Partial<BlockRegistry<Block>>
  /** Returns the placeholder for a block whose code is still loading. */
  renderFallback: (index: number) => ReactNode
  /** Returns the replacement for a configured block whose type is not in the registry. */
  renderUnknown: (type: string) => ReactNode
  /** Called for each block when it has mounted. */
  onReady?: () => void
}

/** Renders a page's blocks in order. It depends neither on the blocks nor on the source of their data. */
export function PageRenderer<Block extends { type: string }>({
  blocks,
  registry,
  renderFallback,
  renderUnknown,
  onReady,
}: PageRendererProps<Block>): ReactNode {
  return blocks.map((block, index) => {
    const type: Block['type'] = block.type
    const BlockComponent = Object.hasOwn(registry, type) ? (registry[type] as ComponentType<Block>) : null
    // The blocks of a page are never reordered, so the index is a stable key.
    const key = `${index}-${type}`
    return (
      <Suspense key={key} fallback={renderFallback(index)}>
        {BlockComponent ? <BlockComponent {...block} /> : renderUnknown(type)}
        {onReady ? <ReadySignal onReady={onReady} /> : null}
      </Suspense>
    )
  })
}

/** Suspends and mounts together with its block, to report that the block is ready. */
function ReadySignal({ onReady }: { onReady: () => void }): ReactNode {
  useEffect(onReady, [onReady])
  return null
}
