import { Copy, ExternalLink, ListChecks, Pencil, UserRound } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { UserAccount } from '../../schemas/userAccount'
import { accountSchemaTexts } from '../../texts/accountSchema'
import { usersTexts } from '../../texts/users'
import { paths } from '../paths'
import { siteAddress } from './siteAddress'

interface UserCardProps {
  user: UserAccount
  onEdit: (user: UserAccount) => void
  onCopy: (address: string) => void
}

/** One account [UM-02]; it renders again only when the account has changed. */
export const UserCard = memo(function UserCard({ user, onEdit, onCopy }: UserCardProps) {
  const address = siteAddress(user.clientCode, window.location)
  return (
    <li className="fy-user-cards__card fy-card">
      <h2 className="fy-user-cards__company">{user.company}</h2>
      <p className="fy-user-cards__address">
        <a className="fy-user-cards__site" href={address} target="_blank" rel="noreferrer">
          {user.clientCode}
          <ExternalLink aria-hidden="true" />
          <span className="fy-visually-hidden"> {usersTexts.newTab}</span>
        </a>
        <button
          type="button"
          className="fy-button fy-button--quiet fy-button--icon"
          aria-label={usersTexts.copyOf(user.company)}
          onClick={() => onCopy(address)}
        >
          <Copy aria-hidden="true" />
        </button>
      </p>
      <p className="fy-user-cards__username">
        <UserRound aria-hidden="true" />
        <span className="fy-visually-hidden">{usersTexts.username}: </span>
        <span>{user.username}</span>
      </p>
      <div className="fy-user-cards__actions">
        <button
          type="button"
          id={`edit-user-${user.id}`}
          className="fy-button fy-button--small"
          aria-label={usersTexts.editOf(user.company)}
          onClick={() => onEdit(user)}
        >
          <Pencil aria-hidden="true" />
          {usersTexts.edit}
        </button>
        <Link
          className="fy-button fy-button--small"
          to={paths.accountSchema.href(user.id)}
          aria-label={accountSchemaTexts.openOf(user.company)}
        >
          <ListChecks aria-hidden="true" />
          {accountSchemaTexts.open}
        </Link>
      </div>
    </li>
  )
})
