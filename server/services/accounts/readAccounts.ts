import type { ListedAccount, UserAccount } from '../../../src/schemas/userAccount'
import { type Account, findAccount, listAccounts } from '../../repositories/accounts/accounts'
import { found } from '../problem'
import type { ServerContext } from '../serverContext'

/** Accounts of all clients, decommissioned ones marked [API-13]. */
export async function readAccounts({ db }: Pick<ServerContext, 'db'>): Promise<ListedAccount[]> {
  return (await listAccounts(db)).map(({ decommissionedAt, ...account }) => ({
    ...publicAccount(account),
    decommissionedAt,
  }))
}

/** @throws not-found */
export async function readAccount({ db }: Pick<ServerContext, 'db'>, id: number): Promise<UserAccount> {
  return publicAccount(found(await findAccount(db, id)))
}

/** The account without what only the server needs to know; its ETag is made of this. */
export function publicAccount({ clientId: _, role: __, ...account }: Account): UserAccount {
  return account
}
