import { type ReactNode, useState } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { Studio } from '../../data/studio/studio.types'
import { describeChanges } from '../../schemas/site/describeChanges'
import type { SiteDraft } from '../../schemas/site/siteDraft'
import { draftConflictTexts as texts } from '../../texts/admin/siteVersions.texts'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { Modal } from '../shared/dialog/Modal'

/** More differences than these are counted. */
const mostListed = 12

/** Tells that somebody else has kept another draft meanwhile, before anything of either is lost. */
export function DraftConflict({ studio }: { studio: Studio }): ReactNode {
  const theirs = useStoreValue(studio.store, (state) => state.theirs)
  const [dismissed, setDismissed] = useState<SiteDraft | null>(null)
  if (theirs === null || theirs === dismissed) return null
  return <ConflictDialog studio={studio} theirs={theirs} onClose={() => setDismissed(theirs)} />
}

interface ConflictDialogProps {
  studio: Studio
  theirs: SiteDraft
  onClose: () => void
}

function ConflictDialog({ studio, theirs, onClose }: ConflictDialogProps): ReactNode {
  const { moment } = useClientClock()
  const { updatedBy, updatedAt } = theirs
  const [differences] = useState(() => describeChanges(studio.store.getState().draft, theirs))
  const when = updatedAt === null ? null : moment(updatedAt)
  return (
    <Modal title={texts.title} size="medium" onClose={onClose}>
      <p>{texts.who(updatedBy, when)}</p>
      {differences.length > 0 ? (
        <>
          <p>{texts.differences}</p>
          <ul>
            {differences.slice(0, mostListed).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {differences.length > mostListed ? <li>{texts.more(differences.length - mostListed)}</li> : null}
          </ul>
        </>
      ) : null}
      <p>{texts.nothingLost}</p>
      <div className="fy-modal__actions">
        <button type="button" className="fy-button fy-button--quiet" onClick={onClose}>
          {texts.later}
        </button>
        <button type="button" className="fy-button" onClick={studio.takeTheirs}>
          {texts.takeTheirs}
        </button>
        <button type="button" className="fy-button fy-button--primary" onClick={() => void studio.keepMine()}>
          {texts.keepMine}
        </button>
      </div>
    </Modal>
  )
}
