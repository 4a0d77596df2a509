import { Button } from '../../widgets/shared/Button'
import { FormModal } from '../shared/dialog/FormModal'
import './AccountPeopleBlock.css'
import { UserPlus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPeople } from '../../data/accounts/people.store'
import { toApiError } from '../../data/http/apiError'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { AccountRole } from '../../schemas/accounts/accountRoles'
import { buildInviteForm } from '../../schemas/accounts/people.forms'
import type { Invitation, IssuedInvitation } from '../../schemas/accounts/people.types'
import type { FormValues } from '../../schemas/fields/fieldValue'
import { roleNames, peopleTexts as texts } from '../../texts/admin/people.texts'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { LoadFailed } from '../shared/feedback/LoadFailed'
import { Skeleton } from '../shared/feedback/Skeleton'
import { toFieldErrors } from '../shared/feedback/toFieldErrors'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { useSite, useSiteService } from '../shared/site/SiteContext'

import { type IssuedLink, LinkModal } from './LinkModal'
import { PeopleList } from './PeopleList'

/** People of the account and their roles, for its owners [SS-13]. */
export function AccountPeopleBlock(): ReactNode {
  const { formatDateTime } = useClientClock()
  const people = useSiteService(createPeople)
  const state = useStoreValue(people.store, (state) => state)
  const loaded = state.status === 'failed' ? null : state.value
  const inviteButton = useRef<HTMLButtonElement>(null)
  const [isInviting, setInviting] = useState(false)
  const [newLink, setNewLink] = useState<IssuedLink | null>(null)
  useEffect(() => {
    void people.load()
  }, [people])
  const focusInvite = () => inviteButton.current?.focus()
  const showInvitation = (email: string, { token, expiresAt, isMailed }: IssuedInvitation) => {
    setInviting(false)
    const text = texts.linkInvitation(email, formatDateTime(expiresAt))
    setNewLink({ token, text: isMailed ? `${texts.emailedTo(email)} ${text}` : text })
  }
  return (
    <div className="fy-stack fy-gap-4">
      <PageHeader
        title={texts.title}
        primaryAction={
          <Button look="primary" ref={inviteButton} onClick={() => setInviting(true)}>
            <UserPlus aria-hidden="true" />
            {texts.invite}
          </Button>
        }
      />
      {state.status === 'loading' && loaded === null ? <Skeleton card lines={6} /> : null}
      {state.status === 'failed' ? (
        <LoadFailed title={texts.failed} onTryAgain={() => void people.load()} />
      ) : null}
      {loaded ? <PeopleList people={loaded.people} onLink={setNewLink} onRemoved={focusInvite} /> : null}
      {loaded && loaded.invitations.length > 0 ? (
        <InvitationList invitations={loaded.invitations} onEmpty={focusInvite} />
      ) : null}
      {isInviting ? <InviteModal onCreated={showInvitation} onClose={() => setInviting(false)} /> : null}
      {newLink ? <LinkModal {...newLink} onClose={() => setNewLink(null)} /> : null}
    </div>
  )
}

interface InvitationListProps {
  invitations: readonly Invitation[]
  /** Called after the last invitation was withdrawn. The list unmounts, so the focus has to move. */
  onEmpty: () => void
}

/** Invitations that were not accepted yet, including expired ones, with a button to withdraw each. */
function InvitationList({ invitations, onEmpty }: InvitationListProps): ReactNode {
  const { formatDateTime } = useClientClock()
  const { notifications } = useSite()
  const people = useSiteService(createPeople)
  const heading = useRef<HTMLHeadingElement>(null)
  const withdraw = async (id: number) => {
    const notify = (type: 'success' | 'error', message: string) =>
      notifications.notify({ id: `withdrawn ${id}`, type, title: '', message })
    await people.withdrawInvitation(id).then(
      () => {
        notify('success', texts.withdrawn)
        // The focused button is gone.
        if (heading.current?.isConnected) heading.current.focus()
        else onEmpty()
      },
      () => notify('error', texts.actionFailed),
    )
  }
  return (
    <section className="fy-stack fy-gap-2 fy-inset fy-card">
      <h2 tabIndex={-1} ref={heading}>
        {texts.invitations}
      </h2>
      <ul className="fy-stack fy-plain-list">
        {invitations.map(({ id, email, role, madeBy, expiresAt, isOver }) => (
          <li key={id} className="fy-people-page__item fy-cluster fy-gap-2-4 fy-between">
            <div>
              <p>
                <strong>{email}</strong>
              </p>
              <p className="fy-people-page__facts fy-wrap fy-note">
                <span>{texts.invitedBy(roleNames[role], madeBy)}</span>
                <span>{isOver ? texts.linkExpired : texts.linkExpiry(formatDateTime(expiresAt))}</span>
              </p>
            </div>
            <Button
              size="small"
              aria-label={texts.withdrawInvitation(email)}
              onClick={() => void withdraw(id)}
            >
              {texts.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface InviteModalProps {
  onCreated: (email: string, invitation: IssuedInvitation) => void
  onClose: () => void
}

const form = buildInviteForm()

/** Asks for the email address and role of a new person. */
function InviteModal({ onCreated, onClose }: InviteModalProps): ReactNode {
  const people = useSiteService(createPeople)
  const invite = async (values: FormValues) => {
    const email = String(values.email).trim()
    const invitation = { role: values.role as AccountRole, currentPassword: String(values.currentPassword) }
    try {
      onCreated(email, await people.invite({ email, ...invitation }))
      return []
    } catch (error) {
      return toFieldErrors(toApiError(error), texts.actionFailed)
    }
  }
  return (
    <FormModal
      title={texts.inviteTitle}
      onClose={onClose}
      form={form}
      onSubmit={invite}
      submitLabel={texts.makeInvitation}
    />
  )
}
