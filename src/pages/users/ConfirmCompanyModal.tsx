import { type ReactNode, useId, useState } from 'react'
import { usersTexts } from '../../texts/users'
import { Modal } from '../parts/Modal'
import '../../widgets/textInput/TextInput.css'
import './ConfirmCompanyModal.css'

interface ConfirmCompanyModalProps {
  title: string
  /** What is going to happen. */
  text: string
  /** The button that makes it happen. */
  action: string
  company: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks for the company's name, letter for letter, before something grave is done to its account [UM-04]. */
export function ConfirmCompanyModal(props: ConfirmCompanyModalProps): ReactNode {
  const { title, text, action, company, onConfirm, onClose } = props
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
      <div className="fy-confirm-company__name">
        <label htmlFor={input}>{usersTexts.confirmLabel(company)}</label>
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
          {usersTexts.cancel}
        </button>
        <button
          type="button"
          className="fy-button fy-confirm-company__button"
          disabled={typed !== company || busy}
          onClick={() => void confirm()}
        >
          {action}
        </button>
      </div>
    </Modal>
  )
}
