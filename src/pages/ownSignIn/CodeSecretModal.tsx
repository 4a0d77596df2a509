import type { ReactNode } from 'react'
import { asApiError } from '../../data/apiError'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildProofForm } from '../../schemas/forms/buildProofForm'
import type { CodeSecret } from '../../schemas/ownCodes'
import { oneTimeCodeTexts as texts } from '../../texts/oneTimeCodes'
import { ownSignInTexts } from '../../texts/ownSignIn'
import { Modal } from '../parts/Modal'
import { useSite } from '../SiteContext'
import { whatIsWrong } from './whatIsWrong'

interface CodeSecretModalProps {
  secret: CodeSecret
  /** Turns codes on by the first one; rejects with an `ApiError`. */
  onCode: (code: string) => Promise<void>
  onClose: () => void
}

const form = buildProofForm('appCode')

/** Gives the secret to an app, by camera or by hand, and asks for the first code that it makes. */
export function CodeSecretModal({
  secret: { secret, qr },
  onCode,
  onClose,
}: CodeSecretModalProps): ReactNode {
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
            (error: unknown) => whatIsWrong(asApiError(error)),
          )
        }
        submitLabel={texts.confirm}
        footer={
          <button type="button" className="fy-button" onClick={onClose}>
            {ownSignInTexts.cancel}
          </button>
        }
      />
    </Modal>
  )
}
