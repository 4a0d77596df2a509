import { type ReactNode, useId, useState } from 'react'
import { modalTexts } from '../../../texts/admin/changes.texts'
import { Modal } from './Modal'
import '../../../widgets/textInput/TextInput.css'
import './ConfirmNameModal.css'

interface ConfirmNameModalProps {
  title: string
  /** What is going to happen. */
  text: string
  /** The button that makes it happen. */
  action: string
  /** Above the input: what is to be typed. */
  label: string
  /** What has to be typed. */
  name: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks for a name, letter for letter, before something grave is done to what has it [UM-04]. */
export function ConfirmNameModal(props: ConfirmNameModalProps): ReactNode {
  const { title, text, action, label, name, onConfirm, onClose } = props
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const input = useId()
  const confirm = async () => {
    setBusy(true)
    await onConfirm()
  }
  return (
    <Modal title={title} size="small" onClose={onClose}>
      <p>{text}</p>
      <div className="fy-confirm-name__name">
        <label htmlFor={input}>{label}</label>
        <input
          id={input}
          name="confirmCompany"
          className="fy-input"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div className="fy-modal__actions">
        <button type="button" className="fy-button" onClick={onClose}>
          {modalTexts.cancel}
        </button>
        <button
          type="button"
          className="fy-button fy-confirm-name__button"
          disabled={typed !== name || busy}
          onClick={() => void confirm()}
        >
          {action}
        </button>
      </div>
    </Modal>
  )
}
