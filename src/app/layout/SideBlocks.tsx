import { type ReactNode, use } from 'react'
import { bringBlocks } from '../../pages/knownBlocks'
import { Skeleton } from '../../pages/parts/Skeleton'
import { UnknownBlock } from '../../pages/parts/UnknownBlock'
import { PageRenderer } from '../../renderer/page/PageRenderer'
import type { SideBlock } from '../../schemas/pages/block'

/** The client's own blocks beside a page. */
export function SideBlocks({ blocks }: { blocks: readonly SideBlock[] }): ReactNode {
  return (
    <div className="fy-sidebar__blocks">
      <PageRenderer
        blocks={blocks}
        registry={use(bringBlocks(blocks))}
        fallback={() => <Skeleton card lines={5} />}
        unknown={(type) => <UnknownBlock type={type} />}
      />
    </div>
  )
}
