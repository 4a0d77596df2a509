import type { AccountFacts, ListedAccount, UserAccount } from '../../../src/schemas/userAccount'
import { listAccountFacts } from '../../repositories/accounts/accountFacts'
import { type Account, findAccount, listAccounts } from '../../repositories/accounts/accounts'
import { found } from '../problem'
import type { ServerContext } from '../serverContext'
import { clientLogo } from '../sites/clientLogo'

/** Accounts of all clients, decommissioned ones marked [API-13]. */
export async function readAccounts({ db }: Pick<ServerContext, 'db'>): Promise<ListedAccount[]> {
  return (await listAccounts(db)).map(({ decommissionedAt, ...account }) => ({
    ...publicAccount(account),
    decommissionedAt,
  }))
}

/** What happens at each of them, decommissioned ones among them. */
export function readAccountFacts({ db, now }: Pick<ServerContext, 'db' | 'now'>): Promise<AccountFacts[]> {
  return listAccountFacts(db, now())
}

/** The small logos of those of these accounts that have one. */
export async function readAccountLogos(
  context: Pick<ServerContext, 'db' | 'root' | 'report'>,
  ids: readonly number[],
): Promise<{ id: number; image: string }[]> {
  const accounts = (await listAccounts(context.db)).filter(({ id }) => ids.includes(id))
  const logos = await Promise.all(
    accounts.map(async ({ id, clientId, clientCode: code, ...account }) => ({
      id,
      image: await clientLogo(context, { ...account, id: clientId, code }),
    })),
  )
  return logos.flatMap(({ id, image }) => (image === null ? [] : [{ id, image }]))
}

/** @throws not-found */
export async function readAccount({ db }: Pick<ServerContext, 'db'>, id: number): Promise<UserAccount> {
  return publicAccount(found(await findAccount(db, id)))
}

/** The account without what only the server needs to know; its ETag is made of this. */
export function publicAccount(known: Account): UserAccount {
  const { clientId: _, role: __, publishedVersion: ___, publishedHash: ____, ...account } = known
  return account
}
