import { Button } from '../../widgets/shared/Button'
import '../shared/table/DataTable.css'
import './UserTable.css'
import { ArchiveRestore, Copy, ExternalLink, LayoutTemplate, ListChecks, Pencil, Plug } from 'lucide-react'
import { memo, type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { createAccountFactsApi } from '../../data/accounts/accounts.api'
import type { AccountFacts, ListedAccount } from '../../schemas/accounts/buildUserForm'
import { accountSchemaTexts } from '../../texts/admin/accountSchema.texts'
import { usersTexts as texts } from '../../texts/admin/users.texts'
import { paths } from '../routing/paths'
import { getSiteAddress, getStudioUrl } from '../routing/siteAddress'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { StatusChip } from '../shared/feedback/StatusChip'
import { RowMenu } from '../shared/menu/RowMenu'
import { useSiteService } from '../shared/site/SiteContext'

interface UserHandlers {
  onEdit: (user: ListedAccount) => void
  onReinstate: (user: ListedAccount) => void
  onCopy: (address: string) => void
}

/** Accounts as a table, one row each [UM-02]; on a narrow screen a row has two lines. */
export function UserTable({ users, ...handlers }: { users: ListedAccount[] } & UserHandlers): ReactNode {
  const { facts, logos } = useAccountFacts(users)
  return (
    <div className="fy-card">
      <table className="fy-table fy-user-table fy-icons-s">
        <caption className="fy-visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.company}</th>
            <th scope="col">{texts.site}</th>
            <th scope="col" className="fy-user-table__number">
              {texts.people}
            </th>
            <th scope="col" className="fy-user-table__number">
              {texts.applications}
            </th>
            <th scope="col">{texts.state}</th>
            <th scope="col">
              <span className="fy-visually-hidden">{texts.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              facts={facts?.get(user.id)}
              logo={logos.get(user.id)}
              {...handlers}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface UserRowProps extends UserHandlers {
  user: ListedAccount
  /** Undefined until the figures have loaded. */
  facts: AccountFacts | undefined
  logo: string | undefined
}

/** One account; memoized, so that it renders again only when the account, its figures or its logo change. */
const UserRow = memo(function UserRow({ user, facts, logo, ...handlers }: UserRowProps): ReactNode {
  const { formatDay } = useClientClock()
  const { company, username, decommissionedAt } = user
  return (
    <tr>
      <th scope="row">
        <div className="fy-user-table__name fy-row fy-gap-3">
          {logo ? (
            <img className="fy-user-table__logo" src={logo} alt="" />
          ) : (
            <span className="fy-user-table__logo fy-user-table__letter fy-center" aria-hidden="true">
              {company.slice(0, 1)}
            </span>
          )}
          <div>
            <h2 className="fy-user-table__company">{company}</h2>
            <p className="fy-note fy-break">
              <span className="fy-visually-hidden">{texts.username}: </span>
              {username}
            </p>
          </div>
        </div>
      </th>
      <td className="fy-user-table__site">
        <AccountSite user={user} />
      </td>
      <td className="fy-user-table__number">{facts?.people ?? '–'}</td>
      <td className="fy-user-table__number">{facts?.applicationsThisMonth ?? '–'}</td>
      <td className="fy-user-table__state">
        {decommissionedAt === null ? (
          <StatusChip tone="green">{texts.liveVersion}</StatusChip>
        ) : (
          <StatusChip tone="grey">{texts.decommissionedMark(formatDay(decommissionedAt))}</StatusChip>
        )}
      </td>
      <td className="fy-user-table__last">
        <div className="fy-user-table__actions fy-row fy-gap-2">
          <AccountActions user={user} {...handlers} />
        </div>
      </td>
    </tr>
  )
})

/** Link to the account's site; for a decommissioned account only the client code [UM-02]. */
function AccountSite({ user: { clientCode, decommissionedAt } }: { user: ListedAccount }): ReactNode {
  if (decommissionedAt !== null) return clientCode
  return (
    <a href={getSiteAddress(clientCode, window.location)} target="_blank" rel="noreferrer">
      {clientCode}
      <ExternalLink aria-hidden="true" />
      <span className="fy-visually-hidden"> {texts.newTab}</span>
    </a>
  )
}

/** The Edit button and the menu of further actions; for a decommissioned account only a button to reinstate it. */
function AccountActions({
  user,
  onEdit,
  onReinstate,
  onCopy,
}: { user: ListedAccount } & UserHandlers): ReactNode {
  const { id, company, clientCode } = user
  if (user.decommissionedAt !== null) {
    return (
      <Button size="small" aria-label={texts.reinstateAccount(company)} onClick={() => onReinstate(user)}>
        <ArchiveRestore aria-hidden="true" />
        {texts.reinstate}
      </Button>
    )
  }
  return (
    <>
      <Button
        id={`edit-user-${id}`}
        size="small"
        aria-label={texts.editAccount(company)}
        onClick={() => onEdit(user)}
      >
        <Pencil aria-hidden="true" />
        {texts.edit}
      </Button>
      <RowMenu label={texts.moreActions(company)}>
        <li>
          <Link to={paths.accountSchema.href(id)} aria-label={accountSchemaTexts.formFieldsTitle(company)}>
            <ListChecks aria-hidden="true" />
            {accountSchemaTexts.open}
          </Link>
        </li>
        <li>
          <a href={getStudioUrl(clientCode)} aria-label={texts.editSite(company)}>
            <LayoutTemplate aria-hidden="true" />
            {texts.studio}
          </a>
        </li>
        <li>
          <Link
            to={`${paths.connections.href()}?client=${encodeURIComponent(clientCode)}`}
            aria-label={texts.connectionsLabel(company)}
          >
            <Plug aria-hidden="true" />
            {texts.connections}
          </Link>
        </li>
        <li>
          <button
            type="button"
            aria-label={texts.copySiteLink(company)}
            onClick={() => onCopy(getSiteAddress(clientCode, window.location))}
          >
            <Copy aria-hidden="true" />
            {texts.copy}
          </button>
        </li>
      </RowMenu>
    </>
  )
}

/** Loads the usage figures of all accounts and the logos of the shown ones. The list renders without them. */
function useAccountFacts(visibleAccounts: readonly ListedAccount[]) {
  const api = useSiteService(createAccountFactsApi)
  const [facts, setFacts] = useState<ReadonlyMap<number, AccountFacts> | null>(null)
  const [logos, setLogos] = useState<ReadonlyMap<number, string>>(new Map())
  useEffect(() => {
    api.loadFacts().then(setFacts, () => undefined)
  }, [api])
  const idList = visibleAccounts.map(({ id }) => id).join(',')
  useEffect(() => {
    if (idList === '') return
    let isDisposed = false
    api.loadLogos(idList.split(',').map(Number)).then(
      (loadedLogos) => {
        if (!isDisposed) setLogos((current) => new Map([...current, ...loadedLogos]))
      },
      () => undefined,
    )
    return () => {
      isDisposed = true
    }
  }, [api, idList])
  return { facts, logos }
}
