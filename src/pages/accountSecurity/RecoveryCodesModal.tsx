import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { twoFactorTexts as texts } from '../../texts/admin/accountSecurity.texts'
import { Modal } from '../shared/dialog/Modal'

interface RecoveryCodesModalProps {
  codes: readonly string[]
  onClose: () => void
}

/** Shows new recovery codes once. */
export function RecoveryCodesModal({ codes, onClose }: RecoveryCodesModalProps): ReactNode {
  const [status, setStatus] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setStatus(texts.copied)
    } catch {
      setStatus(texts.notCopied)
    }
  }
  return (
    <Modal title={texts.recoveryTitle} size="small" onClose={onClose}>
      <p>{texts.recoveryText}</p>
      <ul className="fy-codes__recovery">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p role="status">{status}</p>
      <div className="fy-modal__actions">
        <button type="button" className="fy-button" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {texts.copy}
        </button>
        <button type="button" className="fy-button fy-button--primary" onClick={onClose}>
          {texts.kept}
        </button>
      </div>
    </Modal>
  )
}
