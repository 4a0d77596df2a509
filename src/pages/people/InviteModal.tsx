import type { ReactNode } from 'react'
import { asApiError } from '../../data/apiError'
import { createPeople } from '../../data/people'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { AccountRole } from '../../schemas/accountRoles'
import type { FormValues } from '../../schemas/fieldValue'
import { buildInviteForm } from '../../schemas/forms/peopleForms'
import type { MadeInvitation } from '../../schemas/people'
import { peopleTexts as texts } from '../../texts/people'
import { whatIsWrong } from '../ownSignIn/whatIsWrong'
import { Modal } from '../parts/Modal'
import { useSite } from '../SiteContext'
import { usePart } from '../usePart'

interface InviteModalProps {
  onMade: (email: string, link: MadeInvitation) => void
  onClose: () => void
}

const form = buildInviteForm()

/** Asks whom to invite, and as what. */
export function InviteModal({ onMade, onClose }: InviteModalProps): ReactNode {
  const { validators } = useSite()
  const people = usePart(createPeople)
  const invite = async (values: FormValues) => {
    const email = String(values.email).trim()
    const asked = { role: values.role as AccountRole, currentPassword: String(values.currentPassword) }
    try {
      onMade(email, await people.invite({ email, ...asked }))
      return []
    } catch (error) {
      return whatIsWrong(asApiError(error), texts.wrong)
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
