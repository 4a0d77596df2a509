import type { ReactNode } from 'react'
import { asApiError } from '../../data/http/apiError'
import type { BothFactors } from '../../data/session/twoFactor.api'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildReauthenticationForm } from '../../schemas/accountSecurity/buildReauthenticationForm'
import { accountSecurityTexts as texts } from '../../texts/admin/accountSecurity.texts'
import { Modal } from '../shared/dialog/Modal'
import { whatIsWrong } from '../shared/feedback/describeFieldError'
import { useSite } from '../shared/site/SiteContext'

interface ProofModalProps {
  title: string
  /** What is going to happen. */
  text: string
  action: string
  asks: keyof typeof forms
  /** Makes it happen, and then stops drawing the modal; rejects with an `ApiError`. The code is '' where none was asked. */
  onProven: (proof: BothFactors) => Promise<void>
  onClose: () => void
}

const forms = { password: buildReauthenticationForm('password'), both: buildReauthenticationForm('both') }

/** Asks for the password once more, or for both factors, before something that nobody else should do here. */
export function ReauthenticationModal({
  title,
  text,
  action,
  asks,
  onProven,
  onClose,
}: ProofModalProps): ReactNode {
  const { validators } = useSite()
  return (
    <Modal title={title} size="small" onClose={onClose}>
      <p>{text}</p>
      <FormRenderer
        form={forms[asks]}
        loadValidator={validators.load}
        headingLevel={3}
        onSubmit={({ currentPassword, code }) =>
          onProven({ currentPassword: String(currentPassword), code: String(code ?? '') }).then(
            () => [],
            (error: unknown) => whatIsWrong(asApiError(error)),
          )
        }
        submitLabel={action}
        footer={
          <button type="button" className="fy-button" onClick={onClose}>
            {texts.cancel}
          </button>
        }
      />
    </Modal>
  )
}
