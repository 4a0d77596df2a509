import { ArchiveRestore, Ban, Copy, ExternalLink, ListChecks, Pencil, UserRound } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ListedAccount } from '../../schemas/userAccount'
import { accountSchemaTexts } from '../../texts/accountSchema'
import { usersTexts } from '../../texts/users'
import { showDay } from '../parts/showMoment'
import { paths } from '../paths'
import { siteAddress } from './siteAddress'

interface UserCardProps {
  user: ListedAccount
  onEdit: (user: ListedAccount) => void
  onReinstate: (user: ListedAccount) => void
  onCopy: (address: string) => void
}

/** One account [UM-02]; it renders again only when the account has changed. */
export const UserCard = memo(function UserCard({ user, onEdit, onReinstate, onCopy }: UserCardProps) {
  const { company, username, decommissionedAt } = user
  return (
    <li className="fy-user-cards__card fy-card">
      <h2 className="fy-user-cards__company">{company}</h2>
      {decommissionedAt === null ? (
        <SiteLine user={user} onCopy={onCopy} />
      ) : (
        <p className="fy-user-cards__address">{user.clientCode}</p>
      )}
      <p className="fy-user-cards__username">
        <UserRound aria-hidden="true" />
        <span className="fy-visually-hidden">{usersTexts.username}: </span>
        <span>{username}</span>
      </p>
      {decommissionedAt === null ? null : (
        <p className="fy-user-cards__mark">
          <Ban aria-hidden="true" />
          {usersTexts.decommissionedMark(showDay(decommissionedAt))}
        </p>
      )}
      <div className="fy-user-cards__actions">
        {decommissionedAt === null ? (
          <ServedActions user={user} onEdit={onEdit} />
        ) : (
          <button
            type="button"
            className="fy-button fy-button--small"
            aria-label={usersTexts.reinstateOf(company)}
            onClick={() => onReinstate(user)}
          >
            <ArchiveRestore aria-hidden="true" />
            {usersTexts.reinstate}
          </button>
        )}
      </div>
    </li>
  )
})

function SiteLine({ user, onCopy }: Pick<UserCardProps, 'user' | 'onCopy'>): ReactNode {
  const address = siteAddress(user.clientCode, window.location)
  return (
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
  )
}

function ServedActions({ user, onEdit }: Pick<UserCardProps, 'user' | 'onEdit'>): ReactNode {
  return (
    <>
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
    </>
  )
}
