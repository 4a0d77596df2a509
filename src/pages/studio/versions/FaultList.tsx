import { type ReactNode, use } from 'react'
import type { Studio } from '../../../data/studio/studio.types'
import type { SiteFinding } from '../../../schemas/site/siteFinding'
import { FindingItem } from '../checks/FindingItem'
import { PlaceOpener } from '../draft/PlaceOpener'
import '../checks/ChecksPanel.css'

interface FaultListProps {
  studio: Studio
  findings: readonly SiteFinding[]
  /** Called when the user opens the location of a fault; closes the dialog. */
  onLeave: () => void
  onRepaired: (finding: SiteFinding) => void
}

/** Faults that prevent publishing, each with a link to its location and its repair if there is one. */
export function FaultList({ studio, findings, onLeave, onRepaired }: FaultListProps): ReactNode {
  const { raw } = studio.store.getState()
  const open = use(PlaceOpener) ?? studio.select
  const leaveFor = (path: string) => {
    onLeave()
    open(path)
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
                if (isDone) onRepaired(finding)
                return isDone
              },
            }}
          />
        ))}
      </ul>
    </PlaceOpener>
  )
}
