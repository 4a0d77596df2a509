import { acquireTransactionLock, type Db, runInTransaction } from '../db/openDatabase'
import { countOtherSuperUsers } from '../modules/accounts/accountRemoval.repository'
import type { FileStore } from '../modules/files/fileStore'
import { deleteUser } from '../modules/people/userRemoval.repository'
import { demoClients } from './demoClients'
import {
  countClientContent,
  eraseClient,
  findNonDemoClientId,
  listDemoClients,
  listUsers,
  unmarkDemoClient,
} from './demoRemoval.repository'

/** The result of the removal for one demo client. */
export interface RemovedClient {
  code: string
  /**
   * Usernames of the client's other accounts. If there are any, the client remains, and only the demo's account is
   * removed.
   */
  remainingUsernames: string[]
  vacancies: number
  applications: number
}

/** Clients whose applications from visitors prevented the removal, with the number of these applications. */
export type ClientsWithApplicants = { code: string; visitorApplications: number }[]

interface RemovalTools {
  db: Db
  files: FileStore
}

const demoUsernames = new Set(demoClients.map(({ account }) => account.username))
/** Sessions whose applications were created by the demo or by the `seed` command. */
const demoSessionNames = ['demo', 'seed']

/**
 * Removes the demo from an installation: its clients with all of their data or, if a client has other accounts, only the
 * demo's account. Removes everything or nothing.
 * @param removesVisitorApplications whether applications from visitors are removed as well; otherwise they prevent the
 * removal
 */
export async function removeDemo(
  { db, files }: RemovalTools,
  removesVisitorApplications: boolean,
): Promise<
  { clientsWithApplicants: ClientsWithApplicants } | { removed: RemovedClient[]; hasSuperUser: boolean }
> {
  const { objectKeys, ...outcome } = await runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, 0, 'accounts')
    const plan = await planRemoval(trx)
    const clientsWithApplicants = plan.filter(
      (client) => client.visitorApplications > 0 && client.remainingUsernames.length === 0,
    )
    if (clientsWithApplicants.length > 0 && !removesVisitorApplications)
      return { clientsWithApplicants, objectKeys: [] }
    const objectKeys = await removePlannedClients(trx, plan)
    return {
      removed: plan,
      hasSuperUser: (await countOtherSuperUsers(trx, 0, null)) > 0,
      objectKeys,
    }
  })
  await files.remove(objectKeys)
  return outcome
}

async function planRemoval(db: Db) {
  const plan = []
  for (const { id, code } of await listDemoClients(db)) {
    const users = await listUsers(db, id)
    const remainingUsernames = users.map((user) => user.username).filter((name) => !demoUsernames.has(name))
    plan.push({
      id,
      code,
      users,
      remainingUsernames,
      ...(await countClientContent(db, id, demoSessionNames)),
    })
  }
  return plan
}

async function removePlannedClients(
  db: Db,
  plan: Awaited<ReturnType<typeof planRemoval>>,
): Promise<string[]> {
  const objectKeys: string[] = []
  for (const { id, users, remainingUsernames } of plan) {
    if (remainingUsernames.length === 0) continue
    for (const user of users) if (demoUsernames.has(user.username)) await deleteUser(db, id, user.id)
    await unmarkDemoClient(db, id)
  }
  const successorId = await findNonDemoClientId(db)
  for (const { id, remainingUsernames } of plan) {
    if (remainingUsernames.length === 0) objectKeys.push(...(await eraseClient(db, id, successorId)))
  }
  return objectKeys
}
