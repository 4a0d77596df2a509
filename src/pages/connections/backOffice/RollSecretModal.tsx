import type { ReactNode } from 'react'
import { toApiError } from '../../../data/http/apiError'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import { buildSecretForm } from '../../../schemas/connections/connections.forms'
import { connectionsTexts, backOfficeTexts as texts } from '../../../texts/admin/connections.texts'
import { Modal } from '../../shared/dialog/Modal'
import { toFieldErrors } from '../../shared/feedback/describeFieldError'
import { useSite } from '../../shared/site/SiteContext'

const form = buildSecretForm()

interface RollSecretModalProps {
  /** Rolls the secret, to the given one or to a generated one, and closes the modal; rejects with an `ApiError`. */
  onRotate: (overlapHours: number, secret: string | undefined) => Promise<void>
  onClose: () => void
}

/** Asks how long the current secret keeps signing alongside the new one. */
export function RollSecretModal({ onRotate, onClose }: RollSecretModalProps): ReactNode {
  const { validators } = useSite()
  return (
    <Modal title={texts.rollTitle} size="small" onClose={onClose}>
      <p>{texts.rollText}</p>
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        headingLevel={3}
        submitLabel={texts.rollAction}
        onSubmit={({ overlap, secret }) =>
          onRotate(Number(overlap), String(secret ?? '').trim() || undefined).then(
            () => [],
            (error: unknown) => toFieldErrors(toApiError(error), connectionsTexts.notDone),
          )
        }
        footer={
          <button type="button" className="fy-button" onClick={onClose}>
            {connectionsTexts.cancel}
          </button>
        }
      />
    </Modal>
  )
}
