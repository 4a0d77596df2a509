import { ExternalLink, ListChecks, Pencil, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { UserAccount } from '../../schemas/userAccount'
import { accountSchemaTexts } from '../../texts/accountSchema'
import { usersTexts } from '../../texts/users'
import { paths } from '../paths'
import { siteAddress } from './siteAddress'
import './UserCards.css'

interface UserCardsProps {
  users: UserAccount[]
  onEdit: (user: UserAccount) => void
}

/** The accounts [UM-02]. */
export function UserCards({ users, onEdit }: UserCardsProps): ReactNode {
  return (
    <ul className="fy-user-cards">
      {users.map((user) => (
        <li key={user.id} className="fy-user-cards__card fy-card">
          <div className="fy-user-cards__head">
            <h2 className="fy-user-cards__company">{user.company}</h2>
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
          </div>
          <a
            className="fy-user-cards__site"
            href={siteAddress(user.clientCode, window.location)}
            target="_blank"
            rel="noreferrer"
          >
            {user.clientCode}
            <ExternalLink aria-hidden="true" />
            <span className="fy-visually-hidden"> {usersTexts.newTab}</span>
          </a>
          <p className="fy-user-cards__username">
            <UserRound aria-hidden="true" />
            <span className="fy-visually-hidden">{usersTexts.username}: </span>
            <span>{user.username}</span>
          </p>
          <Link
            className="fy-button fy-button--small"
            to={paths.accountSchema.href(user.id)}
            aria-label={accountSchemaTexts.openOf(user.company)}
          >
            <ListChecks aria-hidden="true" />
            {accountSchemaTexts.open}
          </Link>
        </li>
      ))}
    </ul>
  )
}
