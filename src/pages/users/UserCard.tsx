import { Ban, UserRound } from 'lucide-react'
import { memo } from 'react'
import type { ListedAccount } from '../../schemas/accounts/userAccount'
import { usersTexts } from '../../texts/admin/users.texts'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { AccountActions, type AccountHandlers, AccountSite } from './AccountParts'

/** Card of one account [UM-02]; memoized, so that it renders again only when the account changes. */
export const UserCard = memo(function UserCard({
  user,
  onEdit,
  onReinstate,
  onCopy,
}: { user: ListedAccount } & AccountHandlers) {
  const { company, username, decommissionedAt } = user
  const { day } = useClientClock()
  return (
    <li className="fy-user-cards__card fy-card">
      <h2 className="fy-user-cards__company">{company}</h2>
      <AccountSite user={user} onCopy={onCopy} />
      <p className="fy-user-cards__username">
        <UserRound aria-hidden="true" />
        <span className="fy-visually-hidden">{usersTexts.username}: </span>
        <span>{username}</span>
      </p>
      {decommissionedAt === null ? null : (
        <p className="fy-user-cards__mark">
          <Ban aria-hidden="true" />
          {usersTexts.decommissionedMark(day(decommissionedAt))}
        </p>
      )}
      <div className="fy-user-cards__actions">
        <AccountActions user={user} onEdit={onEdit} onReinstate={onReinstate} />
      </div>
    </li>
  )
})
