import type { ReactNode } from 'react'
import type { DescribedChange } from '../../../schemas/activity/describedChange'
import { conflictTexts as texts } from '../../../texts/admin/changes.texts'
import { Modal } from '../dialog/Modal'
import { ChangeList } from './ChangeList'

interface ConflictModalProps {
  /** What somebody else saved; null when it could not be found out. */
  changes: readonly DescribedChange[] | null
  onOverwrite: () => void
  onTakeTheirs: () => void
  /** Back to what is being edited, which stays as it is. */
  onClose: () => void
}

/** Tells the second of two people who save the same thing, before anything of either is lost. */
export function ConflictModal({
  changes,
  onOverwrite,
  onTakeTheirs,
  onClose,
}: ConflictModalProps): ReactNode {
  return (
    <Modal title={texts.title} size="medium" onClose={onClose}>
      <p>{changes === null ? texts.unknown : changes.length === 0 ? texts.same : texts.text}</p>
      {changes ? <ChangeList changes={changes} /> : null}
      <div className="fy-modal__actions">
        <button type="button" className="fy-button fy-button--quiet" onClick={onClose}>
          {texts.goOn}
        </button>
        {changes ? (
          <>
            <button type="button" className="fy-button" onClick={onTakeTheirs}>
              {texts.takeTheirs}
            </button>
            <button type="button" className="fy-button fy-button--primary" onClick={onOverwrite}>
              {texts.overwrite}
            </button>
          </>
        ) : null}
      </div>
    </Modal>
  )
}
