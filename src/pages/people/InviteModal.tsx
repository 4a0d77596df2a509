import type { ReactNode } from 'react'
import { createPeople } from '../../data/accounts/people.store'
import { toApiError } from '../../data/http/apiError'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { AccountRole } from '../../schemas/accounts/accountRoles'
import { buildInviteForm } from '../../schemas/accounts/people.forms'
import type { IssuedInvitation } from '../../schemas/accounts/people.types'
import type { FormValues } from '../../schemas/fields/fieldValue'
import { peopleTexts as texts } from '../../texts/admin/people.texts'
import { Modal } from '../shared/dialog/Modal'
import { toFieldErrors } from '../shared/feedback/describeFieldError'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'

interface InviteModalProps {
  onCreated: (email: string, link: IssuedInvitation) => void
  onClose: () => void
}

const form = buildInviteForm()

/** Asks for the email address and role of a new person. */
export function InviteModal({ onCreated, onClose }: InviteModalProps): ReactNode {
  const { validators } = useSite()
  const people = useSiteService(createPeople)
  const invite = async (values: FormValues) => {
    const email = String(values.email).trim()
    const invitation = { role: values.role as AccountRole, currentPassword: String(values.currentPassword) }
    try {
      onCreated(email, await people.invite({ email, ...invitation }))
      return []
    } catch (error) {
      return toFieldErrors(toApiError(error), texts.wrong)
    }
  }
  return (
    <Modal title={texts.inviteTitle} size="small" onClose={onClose}>
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        headingLevel={3}
        onSubmit={invite}
        submitLabel={texts.makeInvitation}
        footer={
          <button type="button" className="fy-button" onClick={onClose}>
            {texts.cancel}
          </button>
        }
      />
    </Modal>
  )
}
