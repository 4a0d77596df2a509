import type { TakenNames } from '../../schemas/accounts/checkAccount'
import type { AccountBody, UserAccount } from '../../schemas/accounts/userAccount'
import { toSearchText } from '../../schemas/fields/searchText'

/**
 * Returns the accounts whose subdomain, company or username contains the text, compared as in `toSearchText` [UM-01].
 */
export function filterUsers<User extends UserAccount>(users: readonly User[], text: string): User[] {
  const query = toSearchText(text)
  return users.filter((user) =>
    [user.clientCode, user.company, user.username].some((value) => toSearchText(value).includes(query)),
  )
}

/** Returns which names another account has; the edited account may keep its own [UM-07, UM-08]. */
export function takenNames(
  users: readonly UserAccount[],
  account: AccountBody,
  editing: UserAccount | null,
): TakenNames {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  return {
    username: users.some(({ id, username }) => id !== editing?.id && same(username, account.username)),
    clientCode:
      !(editing && same(editing.clientCode, account.clientCode)) &&
      users.some(({ clientCode }) => same(clientCode, account.clientCode)),
    domains: users
      .filter(({ clientCode }) => !(editing && same(editing.clientCode, clientCode)))
      .flatMap(({ domains }) => domains.filter((domain) => account.domains.includes(domain))),
  }
}
