import type { ReactNode } from 'react'
import { Skeleton } from '../../pages/parts/Skeleton'
import { UnknownBlock } from '../../pages/parts/UnknownBlock'
import { PageRenderer } from '../../renderer/page/PageRenderer'
import type { SideBlock } from '../../schemas/pages/block'
import { WithBlockList } from '../WithBlockList'

/** The client's own blocks beside a page. */
export function SideBlocks({ blocks }: { blocks: readonly SideBlock[] }): ReactNode {
  return (
    <div className="fy-sidebar__blocks">
      <WithBlockList blocks={blocks}>
        {(list) => (
          <PageRenderer
            blocks={blocks}
            registry={list}
            fallback={() => <Skeleton card lines={5} />}
            unknown={(type) => <UnknownBlock type={type} />}
          />
        )}
      </WithBlockList>
    </div>
  )
}
