import { type ReactNode, use, useState } from 'react'
import { type BlockList, getLoadedRegistry, loadBlockRegistry } from '../../pages/registry/loadBlocks'
import type { Block } from '../../schemas/blocks/block'

interface WithBlockListProps {
  blocks: readonly Block[]
  children: (list: BlockList) => ReactNode
}

/** Renders with the registry that contains these blocks: at once if it is loaded, else after it has loaded. */
export function WithBlockList({ blocks, children }: WithBlockListProps): ReactNode {
  const loadedBlocks = getLoadedRegistry(blocks)
  // A component that has suspended with `use` must call it again on every render.
  const [hasSuspended] = useState(loadedBlocks === null)
  return loadedBlocks && !hasSuspended ? (
    children(loadedBlocks)
  ) : (
    <LazyBlockList blocks={blocks}>{children}</LazyBlockList>
  )
}

function LazyBlockList({ blocks, children }: WithBlockListProps): ReactNode {
  return children(use(loadBlockRegistry(blocks)))
}
