import { type ReactNode, use, useState } from 'react'
import { type BlockList, getLoadedBlocks, loadBlocks } from '../../pages/registry/loadBlocks'
import type { Block } from '../../schemas/blocks/block'

interface WithBlockListProps {
  blocks: readonly Block[]
  children: (list: BlockList) => ReactNode
}

/** What is drawn by the list that has these blocks: at once where it is there, else when it has come. */
export function WithBlockList({ blocks, children }: WithBlockListProps): ReactNode {
  const present = getLoadedBlocks(blocks)
  // Whoever has asked React to wait must go on asking.
  const [wasLate] = useState(present === null)
  return present && !wasLate ? children(present) : <LateBlockList blocks={blocks}>{children}</LateBlockList>
}

function LateBlockList({ blocks, children }: WithBlockListProps): ReactNode {
  return children(use(loadBlocks(blocks)))
}
