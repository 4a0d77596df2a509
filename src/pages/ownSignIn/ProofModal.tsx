import type { ReactNode } from 'react'
import type { ApiError } from '../../data/apiError'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildProofForm } from '../../schemas/forms/buildProofForm'
import { ownSignInTexts as texts } from '../../texts/ownSignIn'
import { Modal } from '../parts/Modal'
import { useSite } from '../SiteContext'
import { whatIsWrong } from './whatIsWrong'

interface ProofModalProps {
  title: string
  /** What is going to happen. */
  text: string
  action: string
  /** Makes it happen. Null when it went well: the owner then stops drawing the modal. */
  onProven: (currentPassword: string) => Promise<ApiError | null>
  onClose: () => void
}

const form = buildProofForm()

/** Asks for the password once more, before something that nobody else should do here. */
export function ProofModal({ title, text, action, onProven, onClose }: ProofModalProps): ReactNode {
  const { validators } = useSite()
  return (
    <Modal title={title} size="small" onClose={onClose}>
      <p>{text}</p>
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        headingLevel={3}
        onSubmit={async ({ currentPassword }) => {
          const error = await onProven(String(currentPassword))
          return error ? whatIsWrong(error) : []
        }}
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
