import type { ReactNode } from 'react'
import { toApiError } from '../../data/http/apiError'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildReauthenticationForm } from '../../schemas/accountSecurity/buildReauthenticationForm'
import type { TotpSecret } from '../../schemas/accountSecurity/twoFactor.types'
import { accountSecurityTexts, twoFactorTexts as texts } from '../../texts/admin/accountSecurity.texts'

import { Modal } from '../shared/dialog/Modal'
import { toFieldErrors } from '../shared/feedback/describeFieldError'
import { useSite } from '../shared/site/SiteContext'

interface CodeSecretModalProps {
  secret: TotpSecret
  /** Enables two-factor authentication with the app's first code; rejects with an `ApiError`. */
  onCode: (code: string) => Promise<void>
  onClose: () => void
}

const form = buildReauthenticationForm('appCode')

/** Shows the TOTP secret as a QR code and as text, and asks for the app's first code. */
export function TotpSetupModal({ secret: { secret, qr }, onCode, onClose }: CodeSecretModalProps): ReactNode {
  const { validators } = useSite()
  return (
    <Modal title={texts.turnOnTitle} size="small" onClose={onClose}>
      <p>{texts.scan}</p>
      <img className="fy-codes__qr" src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt={texts.qr} />
      <p>
        {texts.secret}
        <code className="fy-codes__secret">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        headingLevel={3}
        onSubmit={({ code }) =>
          onCode(String(code)).then(
            () => [],
            (error: unknown) => toFieldErrors(toApiError(error)),
          )
        }
        submitLabel={texts.confirm}
        footer={
          <button type="button" className="fy-button" onClick={onClose}>
            {accountSecurityTexts.cancel}
          </button>
        }
      />
    </Modal>
  )
}
