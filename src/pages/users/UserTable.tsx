import '../shared/table/DataTable.css'
import './UserTable.css'
import { type ReactNode, useEffect, useState } from 'react'
import { createAccountFacts } from '../../data/accounts/accountFacts.api'
import type { AccountFacts, ListedAccount } from '../../schemas/accounts/userAccount'
import { usersTexts as texts } from '../../texts/admin/users.texts'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { useSitePart } from '../shared/site/useSitePart'
import { AccountActions, type AccountHandlers, AccountSite } from './AccountParts'

/** The accounts of a larger installation as a table, with activity figures per account [UM-02]. */
export function UserTable({ users, ...handlers }: { users: ListedAccount[] } & AccountHandlers): ReactNode {
  const { facts, logos } = useAccountFacts(users)
  return (
    <div className="fy-card">
      <table className="fy-table fy-user-table">
        <caption className="fy-visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.company}</th>
            <th scope="col">{texts.site}</th>
            <th scope="col">{texts.username}</th>
            <th scope="col" className="fy-user-table__number">
              {texts.openJobs}
            </th>
            <th scope="col" className="fy-user-table__number">
              {texts.applications}
            </th>
            <th scope="col">{texts.lastSignIn}</th>
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

interface UserRowProps extends AccountHandlers {
  user: ListedAccount
  /** Undefined until they have loaded. */
  facts: AccountFacts | undefined
  logo: string | undefined
}

function UserRow({ user, facts, logo, ...handlers }: UserRowProps): ReactNode {
  const { day } = useClientClock()
  const { company, username, decommissionedAt } = user
  return (
    <tr>
      <th scope="row">
        <div className="fy-user-table__name">
          {logo ? (
            <img className="fy-user-table__logo" src={logo} alt="" />
          ) : (
            <span className="fy-user-table__logo fy-user-table__letter" aria-hidden="true">
              {company.slice(0, 1)}
            </span>
          )}
          <h2 className="fy-user-table__company">{company}</h2>
        </div>
      </th>
      <td>
        <AccountSite user={user} onCopy={handlers.onCopy} />
      </td>
      <td>{username}</td>
      <td className="fy-user-table__number">{facts?.openJobs ?? '–'}</td>
      <td className="fy-user-table__number">{facts?.applications ?? '–'}</td>
      <td className="fy-user-table__day">
        {facts?.lastSignInAt ? day(facts.lastSignInAt) : facts ? texts.never : '–'}
      </td>
      <td>
        {decommissionedAt === null ? (
          <span className="fy-badge fy-badge--success">{texts.served}</span>
        ) : (
          <span className="fy-badge fy-badge--danger" title={texts.decommissionedMark(day(decommissionedAt))}>
            {texts.stopped}
          </span>
        )}
      </td>
      <td>
        <div className="fy-user-table__actions">
          <AccountActions user={user} {...handlers} />
        </div>
      </td>
    </tr>
  )
}

/** Loads the activity figures of all accounts and the logos of the shown ones. The list renders without them. */
export function useAccountFacts(shown: readonly ListedAccount[]) {
  const calls = useSitePart(createAccountFacts)
  const [facts, setFacts] = useState<ReadonlyMap<number, AccountFacts> | null>(null)
  const [logos, setLogos] = useState<ReadonlyMap<number, string>>(new Map())
  useEffect(() => {
    calls.facts().then(setFacts, () => undefined)
  }, [calls])
  const asked = shown.map(({ id }) => id).join(',')
  useEffect(() => {
    if (asked === '') return
    let isOver = false
    calls.logos(asked.split(',').map(Number)).then(
      (found) => {
        if (!isOver) setLogos((known) => new Map([...known, ...found]))
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [calls, asked])
  return { facts, logos }
}
