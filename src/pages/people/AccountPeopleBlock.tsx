import { RotateCcw, UserPlus, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPeople } from '../../data/accounts/people.store'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { IssuedInvitation } from '../../schemas/accounts/people.types'
import { peopleTexts as texts } from '../../texts/admin/people.texts'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { EmptyState } from '../shared/feedback/EmptyState'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { useSiteService } from '../shared/site/useSiteService'
import { InvitationList } from './InvitationList'
import { InviteModal } from './InviteModal'
import { LinkModal, type ShownLink } from './LinkModal'
import { PeopleList } from './PeopleList'
import './AccountPeopleBlock.css'

/** People of the account and their roles, for its owners [SS-13]. */
export function AccountPeopleBlock(): ReactNode {
  const { moment } = useClientClock()
  const people = useSiteService(createPeople)
  const state = useStoreValue(people.store, (state) => state)
  const invite = useRef<HTMLButtonElement>(null)
  const [invites, setInvites] = useState(false)
  const [newLink, setNewLink] = useState<ShownLink | null>(null)
  useEffect(() => {
    void people.load()
  }, [people])
  const toInvite = () => invite.current?.focus()
  const showInvitation = (email: string, { token, expiresAt, isMailed }: IssuedInvitation) => {
    setInvites(false)
    const text = texts.linkInvitation(email, moment(expiresAt))
    setNewLink({ token, text: isMailed ? `${texts.mailed(email)} ${text}` : text })
  }
  return (
    <div className="fy-people-page">
      <PageHeader
        title={texts.title}
        note={texts.note}
        primary={
          <button
            type="button"
            className="fy-button fy-button--primary"
            ref={invite}
            onClick={() => setInvites(true)}
          >
            <UserPlus aria-hidden="true" />
            {texts.invite}
          </button>
        }
      />
      {state.status === 'loading' ? <Skeleton card lines={6} /> : null}
      {state.status === 'failed' ? (
        <EmptyState icon={<WifiOff />} title={texts.failed} text={texts.failedText}>
          <button type="button" className="fy-button" onClick={() => void people.load()}>
            <RotateCcw aria-hidden="true" />
            {texts.tryAgain}
          </button>
        </EmptyState>
      ) : null}
      {state.status === 'ready' ? (
        <PeopleList people={state.all.people} onLink={setNewLink} onRemoved={toInvite} />
      ) : null}
      {state.status === 'ready' && state.all.invitations.length > 0 ? (
        <InvitationList invitations={state.all.invitations} onEmpty={toInvite} />
      ) : null}
      {invites ? <InviteModal onCreated={showInvitation} onClose={() => setInvites(false)} /> : null}
      {newLink ? <LinkModal {...newLink} onClose={() => setNewLink(null)} /> : null}
    </div>
  )
}
