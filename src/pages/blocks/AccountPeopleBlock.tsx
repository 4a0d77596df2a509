import { RotateCcw, UserPlus, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPeople } from '../../data/people'
import { useStoreValue } from '../../data/useStoreValue'
import type { MadeInvitation } from '../../schemas/people'
import { peopleTexts as texts } from '../../texts/people'
import { NewDeviceNotice } from '../ownSignIn/NewDeviceNotice'
import { EmptyState } from '../parts/EmptyState'
import { PageHeading } from '../parts/PageHeading'
import { Skeleton } from '../parts/Skeleton'
import { showMoment } from '../parts/showMoment'
import { InvitationList } from '../people/InvitationList'
import { InviteModal } from '../people/InviteModal'
import { LinkModal, type ShownLink } from '../people/LinkModal'
import { PeopleList } from '../people/PeopleList'
import { usePart } from '../usePart'
import './AccountPeopleBlock.css'

/** Who signs in to the account and what each does, for its owners [SS-13]. */
export function AccountPeopleBlock(): ReactNode {
  const people = usePart(createPeople)
  const state = useStoreValue(people.store, (now) => now)
  const invite = useRef<HTMLButtonElement>(null)
  const [invites, setInvites] = useState(false)
  const [made, setMade] = useState<ShownLink | null>(null)
  useEffect(() => {
    void people.load()
  }, [people])
  const toInvite = () => invite.current?.focus()
  const showInvitation = (email: string, { token, expiresAt, isMailed }: MadeInvitation) => {
    setInvites(false)
    const text = texts.linkInvitation(email, showMoment(expiresAt))
    setMade({ token, text: isMailed ? `${texts.mailed(email)} ${text}` : text })
  }
  return (
    <div className="fy-people-page">
      <NewDeviceNotice />
      <div className="fy-people-page__head">
        <PageHeading note={texts.note}>{texts.title}</PageHeading>
        <button
          type="button"
          className="fy-button fy-button--primary"
          ref={invite}
          onClick={() => setInvites(true)}
        >
          <UserPlus aria-hidden="true" />
          {texts.invite}
        </button>
      </div>
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
        <PeopleList people={state.all.people} onLink={setMade} onRemoved={toInvite} />
      ) : null}
      {state.status === 'ready' && state.all.invitations.length > 0 ? (
        <InvitationList invitations={state.all.invitations} onEmptied={toInvite} />
      ) : null}
      {invites ? <InviteModal onMade={showInvitation} onClose={() => setInvites(false)} /> : null}
      {made ? <LinkModal {...made} onClose={() => setMade(null)} /> : null}
    </div>
  )
}
