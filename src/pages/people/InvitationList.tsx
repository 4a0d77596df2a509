import { type ReactNode, useRef } from 'react'
import { createPeople } from '../../data/accounts/people.store'
import type { Invitation } from '../../schemas/accounts/people.types'
import { roleNames, peopleTexts as texts } from '../../texts/admin/people.texts'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'

interface InvitationListProps {
  invitations: readonly Invitation[]
  /** Called after the last invitation was withdrawn; the list is gone, so the focus has to move. */
  onEmpty: () => void
}

/** Pending invitations. */
export function InvitationList({ invitations, onEmpty }: InvitationListProps): ReactNode {
  const { moment } = useClientClock()
  const { notifications } = useSite()
  const people = useSiteService(createPeople)
  const heading = useRef<HTMLHeadingElement>(null)
  const withdraw = async (id: number) => {
    const notify = (type: 'success' | 'error', message: string) =>
      notifications.notify({ id: `withdrawn ${id}`, type, title: '', message })
    await people.withdraw(id).then(
      () => {
        notify('success', texts.withdrawn)
        // The focused button is gone.
        if (heading.current?.isConnected) heading.current.focus()
        else onEmpty()
      },
      () => notify('error', texts.wrong),
    )
  }
  return (
    <section className="fy-people-page__part fy-card">
      <h2 tabIndex={-1} ref={heading}>
        {texts.invitations}
      </h2>
      <ul className="fy-people-page__list">
        {invitations.map(({ id, email, role, madeBy, expiresAt, isOver }) => (
          <li key={id} className="fy-people-page__item">
            <div>
              <p>
                <strong>{email}</strong>
              </p>
              <p className="fy-people-page__facts">
                <span>{texts.invitedAs(roleNames[role], madeBy)}</span>
                <span>{isOver ? texts.over : texts.until(moment(expiresAt))}</span>
              </p>
            </div>
            <button
              type="button"
              className="fy-button fy-button--small"
              aria-label={texts.withdrawOf(email)}
              onClick={() => void withdraw(id)}
            >
              {texts.withdraw}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
