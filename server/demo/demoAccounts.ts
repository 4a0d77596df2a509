import { EnvironmentError } from '../config/environmentError'
import type { Db } from '../db/openDatabase'
import { findUserAnywhere } from '../modules/sessions/users.repository'
import { foyerCommand } from '../projectRoot'
import { isPassword } from '../security/passwords'
import { demoClients } from './demoClients'

/** Usernames of the demo that one of its passwords, which everybody may know, still lets in. */
async function findOpenAccounts(db: Db): Promise<string[]> {
  const openAccounts: string[] = []
  for (const { account } of demoClients) {
    const user = await findUserAnywhere(db, account.username)
    if (user && (await isAnyOf(user.passwordHash))) openAccounts.push(account.username)
  }
  return openAccounts
}

async function isAnyOf(passwordHash: string): Promise<boolean> {
  for (const { account } of demoClients) if (await isPassword(passwordHash, account.password)) return true
  return false
}

/** For production, where a published password would be anybody's way in. @throws EnvironmentError with what to do */
export async function rejectDemoAccounts(db: Db): Promise<void> {
  const openAccounts = await findOpenAccounts(db)
  if (openAccounts.length === 0) return
  throw new EnvironmentError(
    `The database has demo accounts with the demo's passwords, which everybody may know (${openAccounts.join(', ')}): ` +
      `run ${foyerCommand} remove-demo, or start with a DATABASE_URL or FOYER_DATA_DIR of its own.`,
  )
}
