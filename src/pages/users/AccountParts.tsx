import { ArchiveRestore, Copy, ExternalLink, LayoutTemplate, ListChecks, Pencil, Plug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ListedAccount } from '../../schemas/accounts/userAccount'
import { accountSchemaTexts } from '../../texts/admin/accountSchema.texts'
import { usersTexts } from '../../texts/admin/users.texts'
import { paths } from '../routing/paths'
import { siteAddress } from '../routing/siteAddress'
import { studioAddress } from '../routing/studioAddress'

/** Callbacks of an account's card or row. */
export interface AccountHandlers {
  onEdit: (user: ListedAccount) => void
  onReinstate: (user: ListedAccount) => void
  onCopy: (address: string) => void
}

/** Link to the account's site with a copy button; for a decommissioned account only the site's name [UM-02]. */
export function AccountSite({
  user,
  onCopy,
}: {
  user: ListedAccount
  onCopy: AccountHandlers['onCopy']
}): ReactNode {
  if (user.decommissionedAt !== null) return <p className="fy-user-cards__address">{user.clientCode}</p>
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

/**
 * Links to edit the account, its form fields, its site and its connections; for a decommissioned account, only a
 * button to reinstate it.
 */
export function AccountActions({
  user,
  onEdit,
  onReinstate,
}: { user: ListedAccount } & Pick<AccountHandlers, 'onEdit' | 'onReinstate'>): ReactNode {
  if (user.decommissionedAt !== null) {
    return (
      <button
        type="button"
        className="fy-button fy-button--small"
        aria-label={usersTexts.reinstateOf(user.company)}
        onClick={() => onReinstate(user)}
      >
        <ArchiveRestore aria-hidden="true" />
        {usersTexts.reinstate}
      </button>
    )
  }
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
      <a
        className="fy-button fy-button--small"
        href={studioAddress(user.clientCode)}
        aria-label={usersTexts.studioOf(user.company)}
      >
        <LayoutTemplate aria-hidden="true" />
        {usersTexts.studio}
      </a>
      <Link
        className="fy-button fy-button--small"
        to={`${paths.connections.href()}?client=${encodeURIComponent(user.clientCode)}`}
        aria-label={usersTexts.connectionsOf(user.company)}
      >
        <Plug aria-hidden="true" />
        {usersTexts.connections}
      </Link>
    </>
  )
}
