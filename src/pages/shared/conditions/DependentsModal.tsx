import type { ReactNode } from 'react'
import { logicEditorTexts as texts } from '../../../texts/admin/fieldLogic.texts'
import { Modal } from '../dialog/Modal'

interface DependentsModalProps {
  label: string
  /** Descriptions of the conditions that depend on the field, one sentence each. */
  dependents: readonly string[]
  onRemove: () => void
  onClose: () => void
}

/** Lists the dependents of a field before it is removed. */
export function DependentsModal({ label, dependents, onRemove, onClose }: DependentsModalProps): ReactNode {
  return (
    <Modal title={texts.dependsTitle(label)} size="medium" onClose={onClose}>
      <p>{texts.depends}</p>
      <ul>
        {dependents.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>{texts.dependsNote}</p>
      <div className="fy-modal__actions">
        <button type="button" className="fy-button fy-button--quiet" onClick={onClose}>
          {texts.keep}
        </button>
        <button type="button" className="fy-button fy-button--primary" onClick={onRemove}>
          {texts.removeAll}
        </button>
      </div>
    </Modal>
  )
}
