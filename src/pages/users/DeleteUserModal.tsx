import { type ReactNode, useId, useState } from 'react'
import type { UserAccount } from '../../schemas/userAccount'
import { usersTexts } from '../../texts/users'
import { Modal } from '../parts/Modal'
import '../../widgets/textInput/TextInput.css'
import './DeleteUserModal.css'

interface DeleteUserModalProps {
  user: UserAccount
  onDelete: () => Promise<void>
  onClose: () => void
}

/** Asks for the company's name, letter for letter, before its account is deleted [UM-04]. */
export function DeleteUserModal({ user, onDelete, onClose }: DeleteUserModalProps): ReactNode {
  const [typed, setTyped] = useState('')
  const [deleting, setDeleting] = useState(false)
  const input = useId()
  const remove = async () => {
    setDeleting(true)
    await onDelete()
  }
  return (
    <Modal title={usersTexts.confirmTitle(user.company)} size="small" onClose={onClose}>
      <p>{usersTexts.deleteText}</p>
      <div className="fy-delete-user__name">
        <label htmlFor={input}>{usersTexts.confirmLabel(user.company)}</label>
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
          className="fy-button fy-delete-user__button"
          disabled={typed !== user.company || deleting}
          onClick={() => void remove()}
        >
          {usersTexts.delete}
        </button>
      </div>
    </Modal>
  )
}
