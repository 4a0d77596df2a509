import { ExternalLink, Pencil, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UserAccount } from '../../schemas/userAccount'
import { usersTexts } from '../../texts/users'
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
        </li>
      ))}
    </ul>
  )
}
