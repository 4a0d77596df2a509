import { EnvironmentError } from '../config/environmentError'
import type { Db } from '../db/openDatabase'
import { findUserAnywhere } from '../modules/sessions/users.repository'
import { foyerCommand } from '../projectRoot'
import { isCorrectPassword } from '../security/passwords'
import { demoClients } from './demoClients'

/** Returns the demo usernames that still have one of the published demo passwords. */
async function listUsernamesWithDemoPassword(db: Db): Promise<string[]> {
  const usernames: string[] = []
  for (const { account } of demoClients) {
    const user = await findUserAnywhere(db, account.username)
    if (user && (await isDemoPassword(user.passwordHash))) usernames.push(account.username)
  }
  return usernames
}

async function isDemoPassword(passwordHash: string): Promise<boolean> {
  for (const { account } of demoClients)
    if (await isCorrectPassword(passwordHash, account.password)) return true
  return false
}

/** Rejects published demo passwords in production. @throws EnvironmentError with instructions */
export async function rejectDemoAccounts(db: Db): Promise<void> {
  const usernames = await listUsernamesWithDemoPassword(db)
  if (usernames.length === 0) return
  throw new EnvironmentError(
    `The database has demo accounts with the demo's passwords, which are published (${usernames.join(', ')}): ` +
      `run ${foyerCommand} remove-demo, or start with a DATABASE_URL or FOYER_DATA_DIR of its own.`,
  )
}
