import type { ReactNode } from 'react'
import { asApiError } from '../../data/apiError'
import { createPeople } from '../../data/people'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { AccountRole } from '../../schemas/accountRoles'
import { buildRoleForm } from '../../schemas/forms/peopleForms'
import type { Person } from '../../schemas/people'
import { peopleTexts as texts } from '../../texts/people'
import { whatIsWrong } from '../ownSignIn/whatIsWrong'
import { Modal } from '../parts/Modal'
import { useSite } from '../SiteContext'
import { usePart } from '../usePart'

const form = buildRoleForm()

/** Gives somebody another role; the last owner is told why not. */
export function RoleModal({ person, onClose }: { person: Person; onClose: () => void }): ReactNode {
  const { notifications, session, validators } = useSite()
  const people = usePart(createPeople)
  const change = async (role: AccountRole, currentPassword: string) => {
    await people.changeRole(person.id, { role, currentPassword })
    notifications.notify({ id: `role ${person.id}`, type: 'success', title: '', message: texts.changed })
    onClose()
    // One's own pages follow at once.
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
            (error: unknown) => whatIsWrong(asApiError(error), asApiError(error).detail || texts.wrong),
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
