import type { ReactNode } from 'react'
import type { Studio } from '../../../data/studio/studioState'
import type { SiteFinding } from '../../../schemas/site/siteFinding'
import { FindingItem } from '../checks/FindingItem'
import '../checks/ChecksPanel.css'

interface FaultListProps {
  studio: Studio
  findings: readonly SiteFinding[]
  /** The place of one was asked for: what stands over the page goes. */
  onLeave: () => void
  onMended: (finding: SiteFinding) => void
}

/** Why a site is not published: each fault with the way to its place, and with its repair where there is one. */
export function FaultList({ studio, findings, onLeave, onMended }: FaultListProps): ReactNode {
  const { raw } = studio.store.getState()
  const select: Studio['select'] = (place) => {
    onLeave()
    studio.select(place)
  }
  return (
    <ul className="fy-faults">
      {findings.map((finding) => (
        <FindingItem
          key={`${finding.file} ${finding.path} ${finding.code} ${finding.message}`}
          finding={finding}
          raw={raw}
          studio={{
            ...studio,
            select,
            edit: (...change) => {
              const isDone = studio.edit(...change)
              if (isDone) onMended(finding)
              return isDone
            },
          }}
        />
      ))}
    </ul>
  )
}
