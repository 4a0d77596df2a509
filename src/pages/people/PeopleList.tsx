import { type ReactNode, useState } from 'react'
import { createPeople } from '../../data/accounts/people.store'
import { toApiError } from '../../data/http/apiError'
import type { AccountRole } from '../../schemas/accounts/accountRoles'
import { buildRoleForm } from '../../schemas/accounts/people.forms'
import type { Person } from '../../schemas/accounts/people.types'
import { roleNames, peopleTexts as texts } from '../../texts/admin/people.texts'
import { Button } from '../../widgets/shared/Button'
import { ReauthenticationModal } from '../accountSecurity/ReauthenticationModal'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { FormModal } from '../shared/dialog/FormModal'
import { toFieldErrors } from '../shared/feedback/toFieldErrors'
import { useSite, useSiteService } from '../shared/site/SiteContext'

import type { IssuedLink } from './LinkModal'

type OpenDialog = { action: 'role' | 'removal' | 'password'; person: Person } | null

interface PeopleListProps {
  people: readonly Person[]
  onLink: (link: IssuedLink) => void
  /** Called after a person was removed; the pressed button is gone, so the focus has to move. */
  onRemoved: () => void
}

const getName = ({ name, username }: Person) => name ?? username

/** People of the account, with the actions that an owner may take. */
export function PeopleList({ people, onLink, onRemoved }: PeopleListProps): ReactNode {
  const [dialog, setDialog] = useState<OpenDialog>(null)
  return (
    <section className="fy-stack fy-gap-2 fy-inset fy-card">
      <ul className="fy-stack fy-plain-list">
        {people.map((person) => (
          <li key={person.id} className="fy-people-page__item fy-cluster fy-gap-2-4 fy-between">
            <PersonFacts {...person} />
            <PersonActions person={person} onAction={(action) => setDialog({ action, person })} />
          </li>
        ))}
      </ul>
      {dialog ? (
        <PersonModal dialog={dialog} onLink={onLink} onRemoved={onRemoved} onClose={() => setDialog(null)} />
      ) : null}
    </section>
  )
}

function PersonFacts({ name, username, role, isAccount, isYou, hasCodes, lastSeen }: Person): ReactNode {
  const { formatDateTime } = useClientClock()
  return (
    <div>
      <p className="fy-cluster fy-gap-2">
        <strong>{name ?? username}</strong>
        <span className="fy-badge">{roleNames[role]}</span>
        {isYou ? <span className="fy-badge">{texts.currentUser}</span> : null}
      </p>
      <p className="fy-people-page__facts fy-wrap fy-note">
        {name === null ? null : <span>{username}</span>}
        {isAccount ? <span>{texts.accountLogin}</span> : null}
        <span>{lastSeen === null ? texts.notSeenRecently : texts.lastSeen(formatDateTime(lastSeen))}</span>
        <span>{hasCodes ? texts.twoFactorOn : texts.twoFactorOff}</span>
      </p>
    </div>
  )
}

interface PersonActionsProps {
  person: Person
  onAction: (action: NonNullable<OpenDialog>['action']) => void
}

function PersonActions({ person, onAction }: PersonActionsProps): ReactNode {
  const name = getName(person)
  const menuItems = [
    {
      action: 'role',
      label: texts.changeRole,
      accessibleName: texts.changePersonRole(name),
      isAvailable: true,
    },
    {
      action: 'password',
      label: texts.passwordLink,
      accessibleName: texts.createPasswordLink(name),
      isAvailable: !person.isYou,
    },
    {
      action: 'removal',
      label: texts.remove,
      accessibleName: texts.removePerson(name),
      isAvailable: !person.isAccount,
    },
  ] as const
  return (
    <div className="fy-wrap fy-gap-2">
      {menuItems
        .filter(({ isAvailable }) => isAvailable)
        .map(({ action, label, accessibleName }) => (
          <Button key={action} size="small" aria-label={accessibleName} onClick={() => onAction(action)}>
            {label}
          </Button>
        ))}
    </div>
  )
}

interface PersonModalProps {
  dialog: NonNullable<OpenDialog>
  onLink: (link: IssuedLink) => void
  onRemoved: () => void
  onClose: () => void
}

function PersonModal({
  dialog: { action, person },
  onLink,
  onRemoved,
  onClose,
}: PersonModalProps): ReactNode {
  const { formatDateTime } = useClientClock()
  const { notifications } = useSite()
  const people = useSiteService(createPeople)
  const name = getName(person)
  if (action === 'role') return <RoleModal person={person} onClose={onClose} />
  const remove = async (currentPassword: string) => {
    await people.remove(person.id, currentPassword)
    const message = texts.removed(name)
    notifications.notify({ id: `removed ${person.id}`, type: 'success', title: '', message })
    onClose()
    // After the dialog has closed: it restores the focus to a button that no longer exists.
    setTimeout(onRemoved)
  }
  const createLink = async (currentPassword: string) => {
    const { token, expiresAt } = await people.createPasswordLink(person.id, currentPassword)
    onClose()
    onLink({ token, text: texts.linkPassword(name, formatDateTime(expiresAt)) })
  }
  const isRemoval = action === 'removal'
  return (
    <ReauthenticationModal
      title={isRemoval ? texts.removePerson(name) : texts.createPasswordLink(name)}
      text={isRemoval ? texts.removeText : texts.passwordLinkText}
      action={isRemoval ? texts.remove : texts.createLink}
      isDestructive={isRemoval}
      formKind="password"
      onConfirmed={({ currentPassword }) => (isRemoval ? remove : createLink)(currentPassword)}
      onClose={onClose}
    />
  )
}

const form = buildRoleForm()

/** Dialog that changes a person's role. The server refuses to change the role of the last owner. */
function RoleModal({ person, onClose }: { person: Person; onClose: () => void }): ReactNode {
  const { notifications, session } = useSite()
  const people = useSiteService(createPeople)
  const change = async (role: AccountRole, currentPassword: string) => {
    await people.changeRole(person.id, { role, currentPassword })
    notifications.notify({ id: `role ${person.id}`, type: 'success', title: '', message: texts.changed })
    onClose()
    // Renew the session, so that a change of the user's own role applies immediately.
    if (person.isYou) await session.getToken().then(session.renew)
  }
  return (
    <FormModal
      title={texts.changePersonRole(person.name ?? person.username)}
      onClose={onClose}
      form={form}
      initialValues={{ role: person.role }}
      onSubmit={({ role, currentPassword }) =>
        change(role as AccountRole, String(currentPassword)).then(
          () => [],
          (error: unknown) =>
            toFieldErrors(toApiError(error), toApiError(error).detail || texts.actionFailed),
        )
      }
      submitLabel={texts.changeRole}
    />
  )
}
