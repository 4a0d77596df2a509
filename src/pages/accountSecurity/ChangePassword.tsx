import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { createChangePasswordApi } from '../../data/session/changePassword.api'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildPasswordForm } from '../../schemas/accountSecurity/buildPasswordForm'
import type { FormValues } from '../../schemas/fields/fieldValue'
import { passwordTexts as texts } from '../../texts/admin/accountSecurity.texts'
import { Modal } from '../shared/dialog/Modal'
import { toFieldErrors } from '../shared/feedback/describeFieldError'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'

const form = buildPasswordForm()

/** Form that changes the user's own password. It asks for the current password; the server validates the new one. */
export function ChangePassword(): ReactNode {
  const { notifications, validators } = useSite()
  const passwordApi = useSiteService(createChangePasswordApi)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const change = async ({ currentPassword, newPassword }: FormValues) => {
    const error = await passwordApi.change({
      currentPassword: String(currentPassword),
      newPassword: String(newPassword),
    })
    if (error) return toFieldErrors(error, texts.failed)
    notifications.notify({
      id: 'password',
      type: 'success',
      title: texts.savedTitle,
      message: texts.saved,
    })
    close()
    return []
  }
  return (
    <>
      <button type="button" className="fy-button" onClick={() => setOpen(true)}>
        <KeyRound aria-hidden="true" />
        {texts.title}
      </button>
      {isOpen ? (
        <Modal title={texts.title} size="small" onClose={close}>
          <p>{texts.text}</p>
          <FormRenderer
            form={form}
            loadValidator={validators.load}
            headingLevel={3}
            onSubmit={change}
            submitLabel={texts.save}
            footer={
              <button type="button" className="fy-button" onClick={close}>
                {texts.cancel}
              </button>
            }
          />
        </Modal>
      ) : null}
    </>
  )
}
