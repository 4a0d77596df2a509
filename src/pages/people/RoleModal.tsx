import type { ReactNode } from 'react'
import { createPeople } from '../../data/accounts/people.store'
import { toApiError } from '../../data/http/apiError'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { AccountRole } from '../../schemas/accounts/accountRoles'
import { buildRoleForm } from '../../schemas/accounts/people.forms'
import type { Person } from '../../schemas/accounts/people.types'
import { peopleTexts as texts } from '../../texts/admin/people.texts'
import { Modal } from '../shared/dialog/Modal'
import { toFieldErrors } from '../shared/feedback/describeFieldError'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'

const form = buildRoleForm()

/** Changes a person's role. The server refuses to change the role of the last owner. */
export function RoleModal({ person, onClose }: { person: Person; onClose: () => void }): ReactNode {
  const { notifications, session, validators } = useSite()
  const people = useSiteService(createPeople)
  const change = async (role: AccountRole, currentPassword: string) => {
    await people.changeRole(person.id, { role, currentPassword })
    notifications.notify({ id: `role ${person.id}`, type: 'success', title: '', message: texts.changed })
    onClose()
    // Renew the session, so that a change of the user's own role applies immediately.
    if (person.isYou) await session.token().then(session.renew)
  }
  return (
    <Modal title={texts.changeRoleOf(person.name ?? person.username)} size="small" onClose={onClose}>
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        headingLevel={3}
        initialValues={{ role: person.role }}
        onSubmit={({ role, currentPassword }) =>
          change(role as AccountRole, String(currentPassword)).then(
            () => [],
            (error: unknown) => toFieldErrors(toApiError(error), toApiError(error).detail || texts.wrong),
          )
        }
        submitLabel={texts.changeRole}
        footer={
          <button type="button" className="fy-button" onClick={onClose}>
            {texts.cancel}
          </button>
        }
      />
    </Modal>
  )
}
