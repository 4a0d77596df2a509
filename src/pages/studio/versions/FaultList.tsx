import { type ReactNode, use } from 'react'
import type { Studio } from '../../../data/studio/studio.types'
import type { SiteFinding } from '../../../schemas/site/siteFinding'
import { FindingItem } from '../checks/FindingItem'
import { PlaceOpener } from '../draft/PlaceOpener'
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
  const open = use(PlaceOpener) ?? studio.select
  const leaveFor = (place: string) => {
    onLeave()
    open(place)
  }
  return (
    <PlaceOpener value={leaveFor}>
      <ul className="fy-faults">
        {findings.map((finding) => (
          <FindingItem
            key={`${finding.file} ${finding.path} ${finding.code} ${finding.message}`}
            finding={finding}
            raw={raw}
            studio={{
              ...studio,
              edit: (...change) => {
                const isDone = studio.edit(...change)
                if (isDone) onMended(finding)
                return isDone
              },
            }}
          />
        ))}
      </ul>
    </PlaceOpener>
  )
}
