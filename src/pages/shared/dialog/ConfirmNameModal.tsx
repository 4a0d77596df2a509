import { type ReactNode, useId, useState } from 'react'
import { ConfirmModal } from './ConfirmModal'
import '../../../widgets/textInput/TextInput.css'
import './ConfirmNameModal.css'

interface ConfirmNameModalProps {
  title: string
  /** Explains the action that is about to run. */
  text: string
  /** Label of the button that runs the action. */
  action: string
  /** Label above the input that tells the user what to type. */
  label: string
  /** The name that the user has to type. */
  name: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks the user to type a name exactly before an irreversible action on the item with that name [UM-04]. */
export function ConfirmNameModal(props: ConfirmNameModalProps): ReactNode {
  const { title, text, action, label, name, onConfirm, onClose } = props
  const [typedText, setTypedText] = useState('')
  const inputId = useId()
  return (
    <ConfirmModal
      title={title}
      isDestructive
      text={text}
      action={action}
      isDisabled={typedText !== name}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className="fy-confirm-name__name fy-stack fy-gap-2">
        <label htmlFor={inputId}>{label}</label>
        <input
          id={inputId}
          name="confirmCompany"
          className="fy-input"
          autoComplete="off"
          value={typedText}
          onChange={(event) => setTypedText(event.target.value)}
        />
      </div>
    </ConfirmModal>
  )
}
