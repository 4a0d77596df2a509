import type { ReactNode } from 'react'
import { toApiError } from '../../data/http/apiError'
import type { TwoFactorProof } from '../../data/session/session.api'
import { buildReauthenticationForm } from '../../schemas/accountSecurity/accountSecurity.forms'
import { FormModal } from '../shared/dialog/FormModal'
import { toFieldErrors } from '../shared/feedback/toFieldErrors'

interface ReauthenticationModalProps {
  title: string
  /** Explains the action that is about to run. */
  text: string
  /** Label of the button that confirms. */
  action: string
  /** True if the action deletes something. */
  isDestructive?: boolean
  formKind: keyof typeof forms
  /**
   * Runs the action and closes the modal; rejects with an `ApiError` if the server refuses it. The code is ''
   * if the modal did not ask for one.
   */
  onConfirmed: (proof: TwoFactorProof) => Promise<void>
  onClose: () => void
}

const forms = { password: buildReauthenticationForm('password'), both: buildReauthenticationForm('both') }

/** Asks for the password, or for password and two-factor code, before a sensitive action. */
export function ReauthenticationModal({
  title,
  text,
  action,
  isDestructive,
  formKind,
  onConfirmed,
  onClose,
}: ReauthenticationModalProps): ReactNode {
  return (
    <FormModal
      title={title}
      isDestructive={isDestructive}
      onClose={onClose}
      form={forms[formKind]}
      onSubmit={({ currentPassword, code }) =>
        onConfirmed({ currentPassword: String(currentPassword), code: String(code ?? '') }).then(
          () => [],
          (error: unknown) => toFieldErrors(toApiError(error)),
        )
      }
      submitLabel={action}
    >
      <p>{text}</p>
    </FormModal>
  )
}
