import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { OpenAccount } from '../../data/accounts/users.store'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { accountValues } from '../../schemas/accounts/accountValues'
import { buildUserForm } from '../../schemas/accounts/buildUserForm'
import { usersTexts } from '../../texts/admin/users.texts'
import { ConflictModal } from '../shared/changes/ConflictModal'
import { hasChanged } from '../shared/changes/hasChanged'
import { LeaveGuard } from '../shared/leaveGuard/LeaveGuard'
import { useClient, useSite } from '../shared/site/SiteContext'
import { DecommissionPart } from './DecommissionPart'
import { PasswordPart } from './PasswordPart'
import { SitePart } from './SitePart'
import './UserForm.css'
import { useAccountSaving } from './useAccountSaving'
import type { UserActions } from './useUserActions'

interface UserFormProps {
  /** Null for a new account. */
  opened: OpenAccount | null
  actions: UserActions
  onDecommissioning: (isUnderWay: boolean) => void
  /** Another action is running, so the form must not submit. */
  isBusy: boolean
  onDelete: () => void
  onClose: () => void
}

/** Form of an account [UM-03…UM-14]; for an existing account also with decommission and delete. */
export function UserForm({
  opened,
  actions,
  onDecommissioning,
  isBusy,
  onDelete,
  onClose,
}: UserFormProps): ReactNode {
  const { validators } = useSite()
  const { settings } = useClient()
  const user = opened?.user ?? null
  const saving = useAccountSaving({ opened, actions, onSaved: onClose })
  const form = useMemo(() => buildUserForm(user ? 'edit' : 'create'), [user])
  const stored = useMemo(
    () => ({ ...form.initialValues, ...(user ? accountValues({ ...user, password: '' }) : {}) }),
    [form, user],
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="fy-user-form">
      <section className="fy-user-form__part fy-card">
        <h2 className="fy-user-form__title" tabIndex={-1} ref={heading}>
          {user ? usersTexts.editOf(user.company) : usersTexts.create}
        </h2>
        <FormRenderer
          form={form}
          loadValidator={validators.load}
          headingLevel={3}
          submitLabel={usersTexts.save}
          isBusy={isBusy}
          {...(user ? { initialValues: stored } : {})}
          handle={saving.handle}
          check={(values) => actions.takenIn(values, user)}
          onSubmit={saving.save}
          footer={
            <button type="button" className="fy-button" onClick={onClose}>
              {usersTexts.cancel}
            </button>
          }
        />
      </section>
      {user ? <SitePart code={user.clientCode} /> : null}
      {user && user.clientCode !== settings.clientCode ? <PasswordPart user={user} /> : null}
      {user ? (
        <section className="fy-user-form__part fy-user-form__part--grave fy-card">
          {user.clientCode === settings.clientCode ? null : (
            <DecommissionPart
              user={user}
              actions={actions}
              onDecommissioning={onDecommissioning}
              isBusy={isBusy}
              onClose={onClose}
            />
          )}
          <div className="fy-user-form__delete">
            <h2>{usersTexts.delete}</h2>
            <p className="fy-user-form__note">{usersTexts.deleteText}</p>
            <button type="button" className="fy-button fy-user-form__delete-button" onClick={onDelete}>
              {usersTexts.delete}
            </button>
          </div>
        </section>
      ) : null}
      <LeaveGuard isChanged={() => hasChanged(stored, saving.handle.current?.values() ?? stored)} />
      {saving.conflict ? (
        <ConflictModal
          conflicts={saving.conflict.conflicts}
          onSave={(choices) => void saving.conflict?.resolve(choices)}
          onClose={saving.closeConflict}
        />
      ) : null}
    </div>
  )
}
