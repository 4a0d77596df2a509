import { type ReactNode, useState } from 'react'
import { modalTexts } from '../../../texts/admin/changes.texts'
import { Button } from '../../../widgets/shared/Button'
import { Modal } from './Modal'

interface ConfirmModalProps {
  title: string
  size?: 'small' | 'medium'
  /** True if the action deletes something. */
  isDestructive?: boolean
  /** Explains the action that is about to run. */
  text?: string
  children?: ReactNode
  /** Label of the button that runs the action. */
  action: string
  cancel?: string
  isDisabled?: boolean
  onConfirm: () => unknown
  onClose: () => void
}

/**
 * Asks for confirmation before an action. The button runs the action once and stays disabled; the caller must then stop
 * rendering the modal.
 */
export function ConfirmModal(props: ConfirmModalProps): ReactNode {
  const {
    title,
    size = 'small',
    isDestructive,
    text,
    children,
    action,
    isDisabled,
    onConfirm,
    onClose,
  } = props
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await onConfirm()
  }
  return (
    <Modal title={title} size={size} isDestructive={isDestructive} onClose={onClose}>
      {text ? <p>{text}</p> : null}
      {children}
      <div className="fy-modal__actions">
        <Button look="quiet" onClick={onClose}>
          {props.cancel ?? modalTexts.cancel}
        </Button>
        <Button look="primary" disabled={isDisabled || isBusy} onClick={() => void confirm()}>
          {action}
        </Button>
      </div>
    </Modal>
  )
}
