import type { ReactNode } from 'react'
import { connectionsTexts as texts } from '../../../texts/admin/connections.texts'
import { Modal } from '../../shared/dialog/Modal'
import { CopyButton } from '../../shared/download/CopyButton'

interface ShownOnceModalProps {
  title: string
  /** Explains what the secret is for. */
  text: string
  /** Label of the secret. */
  name: string
  secret: string
  onClose: () => void
}

/** Shows a new secret once. */
export function ShownOnceModal({ title, text, name, secret, onClose }: ShownOnceModalProps): ReactNode {
  return (
    <Modal title={title} size="small" onClose={onClose}>
      <p>{text}</p>
      <code className="fy-connections__secret">{secret}</code>
      <CopyButton text={secret} name={name} />
      <p>{texts.once}</p>
      <div className="fy-modal__actions">
        <button type="button" className="fy-button fy-button--primary" onClick={onClose}>
          {texts.kept}
        </button>
      </div>
    </Modal>
  )
}
