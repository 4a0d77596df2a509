import { type ReactNode, useState } from 'react'
import { connectionsTexts as texts } from '../../../texts/admin/connections.texts'
import { Modal } from '../../shared/dialog/Modal'

interface ConfirmModalProps {
  title: string
  /** Explains the action that is about to run. */
  text: string
  action: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmModal({ title, text, action, onConfirm, onClose }: ConfirmModalProps): ReactNode {
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await onConfirm()
  }
  return (
    <Modal title={title} size="small" onClose={onClose}>
      <p>{text}</p>
      <div className="fy-modal__actions">
        <button type="button" className="fy-button" onClick={onClose}>
          {texts.cancel}
        </button>
        <button
          type="button"
          className="fy-button fy-button--primary"
          disabled={isBusy}
          onClick={() => void confirm()}
        >
          {action}
        </button>
      </div>
    </Modal>
  )
}
