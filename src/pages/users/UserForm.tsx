import { Button } from '../../widgets/shared/Button'
import './UserForm.css'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { createUsers, type OpenedAccount } from '../../data/accounts/users.store'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import { getAccountValues } from '../../schemas/accounts/accountValues'
import { buildDecommissionForm } from '../../schemas/accounts/buildDecommissionForm'
import { buildUserForm, type UserAccount } from '../../schemas/accounts/buildUserForm'
import type { FieldValue } from '../../schemas/fields/fieldValue'
import { usersTexts as texts } from '../../texts/admin/users.texts'
import { ReauthenticationModal } from '../accountSecurity/ReauthenticationModal'
import { type IssuedLink, LinkModal } from '../people/LinkModal'
import { getSiteAddress } from '../routing/siteAddress'
import { hasChanged } from '../shared/changes/ChangeList'
import { ConflictModal } from '../shared/changes/ConflictModal'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { ConfirmNameModal } from '../shared/dialog/ConfirmNameModal'
import { LeaveGuard } from '../shared/leaveGuard/LeaveGuard'
import { useClient, useSite, useSiteService } from '../shared/site/SiteContext'

import { SitePart } from './SitePart'
import { useAccountSaving } from './useAccountSaving'
import type { UserActions } from './useUserActions'

interface UserFormProps {
  /** Null for a new account. */
  openedAccount: OpenedAccount | null
  actions: UserActions
  /** Called with true before a request to decommission, and with false after it. */
  onDecommissioning: (isRunning: boolean) => void
  /** True while another action is running, so that the form does not submit. */
  isBusy: boolean
  onDelete: () => void
  onClose: () => void
}

/**
 * Form of an account [UM-03…UM-14]. Below it, an existing account has the state of its site and delete; every
 * account but that of this site also has a password reset link and decommission.
 */
export function UserForm({
  openedAccount,
  actions,
  onDecommissioning,
  isBusy,
  onDelete,
  onClose,
}: UserFormProps): ReactNode {
  const { validators } = useSite()
  const { settings } = useClient()
  const user = openedAccount?.user ?? null
  const saving = useAccountSaving({ openedAccount, actions, onSaved: onClose })
  const form = useMemo(() => buildUserForm(user ? 'edit' : 'create'), [user])
  const storedValues = useMemo(
    () => ({ ...form.initialValues, ...(user ? getAccountValues({ ...user, password: '' }) : {}) }),
    [form, user],
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="fy-user-form fy-stack fy-gap-5 fy-top">
      <section className="fy-stack fy-gap-5 fy-inset fy-card">
        <h2 className="fy-break" tabIndex={-1} ref={heading}>
          {user ? texts.editAccount(user.company) : texts.createTitle}
        </h2>
        <FormRenderer
          form={form}
          loadValidator={validators.load}
          headingLevel={3}
          submitLabel={texts.save}
          isBusy={isBusy}
          {...(user ? { initialValues: storedValues } : {})}
          handle={saving.handle}
          check={(values) => actions.checkTakenNames(values, user)}
          onSubmit={saving.save}
          footer={<Button onClick={onClose}>{texts.cancel}</Button>}
        />
      </section>
      {user ? <SitePart code={user.clientCode} /> : null}
      {user && user.clientCode !== settings.clientCode ? <PasswordPart user={user} /> : null}
      {user ? (
        <section className="fy-stack fy-gap-5 fy-inset fy-user-form__part--danger fy-card">
          {user.clientCode === settings.clientCode ? null : (
            <DecommissionPart
              user={user}
              actions={actions}
              onDecommissioning={onDecommissioning}
              isBusy={isBusy}
              onClose={onClose}
            />
          )}
          <div className="fy-user-form__delete fy-grid fy-gap-3 fy-start">
            <h2>{texts.delete}</h2>
            <p className="fy-note">{texts.deleteText}</p>
            <Button look="danger" onClick={onDelete}>
              {texts.delete}
            </Button>
          </div>
        </section>
      ) : null}
      <LeaveGuard
        isChanged={() => hasChanged(storedValues, saving.handle.current?.getValues() ?? storedValues)}
      />
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

interface DecommissionPartProps {
  user: UserAccount
  actions: UserActions
  onDecommissioning: (isRunning: boolean) => void
  isBusy: boolean
  onClose: () => void
}

const form = buildDecommissionForm()

/** Decommissions a client's site, given a CRM User ID [UM-14] and the company's name as confirmation. */
function DecommissionPart(props: DecommissionPartProps): ReactNode {
  const { user, actions, onDecommissioning, isBusy, onClose } = props
  const { validators } = useSite()
  const handle = useRef<FormHandle>(null)
  const [pendingRequest, setPendingRequest] = useState<{ crmClientId: FieldValue } | null>(null)
  const decommission = async (crmClientId: FieldValue) => {
    onDecommissioning(true)
    const errors = await actions.decommission(user, crmClientId)
    onDecommissioning(false)
    setPendingRequest(null)
    if (errors.length === 0) onClose()
    else handle.current?.showErrors(errors)
  }
  return (
    <div>
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        submitLabel={texts.decommission}
        isBusy={isBusy}
        handle={handle}
        onSubmit={({ crmClientId }) => setPendingRequest({ crmClientId: crmClientId ?? null })}
      />
      {pendingRequest ? (
        <ConfirmNameModal
          title={texts.confirmDecommissionTitle(user.company)}
          text={texts.decommissionText}
          action={texts.decommission}
          label={texts.confirmLabel(user.company)}
          name={user.company}
          onConfirm={() => decommission(pendingRequest.crmClientId)}
          onClose={() => setPendingRequest(null)}
        />
      ) : null}
    </div>
  )
}

/** Creates a password reset link for an account's sign-in, for the SuperUser to pass on [SS-13]. */
function PasswordPart({ user }: { user: UserAccount }): ReactNode {
  const { formatDateTime } = useClientClock()
  const users = useSiteService(createUsers)
  const [isConfirming, setConfirming] = useState(false)
  const [newLink, setNewLink] = useState<IssuedLink | null>(null)
  const createLink = async (currentPassword: string) => {
    const { token, expiresAt } = await users.createPasswordLink(user.id, currentPassword)
    const text = texts.passwordLinkNote(user.username, formatDateTime(expiresAt))
    setConfirming(false)
    setNewLink({ token, text, origin: getSiteAddress(user.clientCode, window.location).slice(0, -1) })
  }
  return (
    <section className="fy-stack fy-gap-5 fy-inset fy-card" aria-labelledby="account-password">
      <h2 id="account-password">{texts.password}</h2>
      <p className="fy-note">{texts.passwordText}</p>
      <Button onClick={() => setConfirming(true)}>{texts.passwordLink}</Button>
      {isConfirming ? (
        <ReauthenticationModal
          title={texts.createPasswordLink(user.company)}
          text={texts.passwordText}
          action={texts.passwordLink}
          formKind="password"
          onConfirmed={({ currentPassword }) => createLink(currentPassword)}
          onClose={() => setConfirming(false)}
        />
      ) : null}
      {newLink ? <LinkModal {...newLink} onClose={() => setNewLink(null)} /> : null}
    </section>
  )
}
