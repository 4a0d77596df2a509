import { accountDifferences } from '../../../src/schemas/forms/accountDifferences'
import { accountBody, accountValues } from '../../../src/schemas/forms/accountValues'
import { buildUserForm } from '../../../src/schemas/forms/buildUserForm'
import type { FieldError } from '../../../src/schemas/forms/builtForm'
import type { AccountBody, UserAccount } from '../../../src/schemas/userAccount'
import { checkAccount } from '../../../src/schemas/validation/checkAccount'
import { checkAnswers } from '../../../src/schemas/validation/checkAnswers'
import { accountTexts } from '../../../src/texts/users'
import { type Db, inTransaction } from '../../db/openDatabase'
import { type Account, findAccount, findTakenNames, saveAccount } from '../../repositories/accounts/accounts'
import { saveDomains } from '../../repositories/accounts/clientDomains'
import { addClient } from '../../repositories/accounts/clients'
import { addUser } from '../../repositories/accounts/users'
import { endSessions, type Session } from '../../repositories/sessions/sessions'
import { formValidator } from '../applications/formValidators'
import { found, ProblemError } from '../problem'
import type { ServerContext } from '../serverContext'
import { hashPassword } from '../sessions/passwords'
import { waitForSignIn } from '../sessions/waitForSignIn'
import { requireVersion } from '../versionTag'
import { auditAccount, waitForAccounts } from './accountWork'
import { passwordFault } from './judgePassword'
import { newClient } from './newClient'
import { publicAccount } from './readAccounts'

/** An account as it was sent: its shape is known, its answers are not judged yet. */
export type SentAccount = Parameters<typeof accountValues>[0]

/**
 * Makes a client with its user, who signs in to it [API-14].
 * @param session the SuperUser's; null: the operator does it
 * @returns the user's id. @throws invalid
 */
export async function createAccount(
  { db, now: clock, environment }: Pick<ServerContext, 'db' | 'now' | 'environment'>,
  session: Session | null,
  sent: SentAccount,
): Promise<number> {
  const { password = '', ...account } = judge('create', sent, environment.domains)
  await refuseEasy(password, account)
  const now = clock()
  const createdAt = now.toISOString()
  const passwordHash = await hashPassword(password)
  return inTransaction(db, async (trx) => {
    await waitForAccounts(trx)
    await refuseTaken(trx, account)
    const { seekAdvertiserId, username, clientCode, company, domains, ...settings } = account
    const clientId = await addClient(trx, {
      ...newClient(clientCode, company),
      ...settings,
      advertiserId: seekAdvertiserId,
      createdAt,
    })
    await saveDomains(trx, clientId, domains)
    const id = await addUser(trx, clientId, { username, passwordHash, role: 'Client', createdAt })
    await auditAccount(trx, session ?? { clientId, userId: null }, {
      action: 'account created',
      subject: `client:${clientId} user:${id}`,
      about: clientId,
      now,
    })
    return id
  })
}

/**
 * Changes an account [API-15], with `ifMatch` only if it is still that of this ETag; a new password ends the user's
 * other sessions. @returns the account as it is then. @throws invalid, not-found, changed-meanwhile
 */
export async function changeAccount(
  context: ServerContext,
  session: Session,
  id: number,
  { sent, ifMatch }: { sent: SentAccount; ifMatch: string | undefined },
): Promise<UserAccount> {
  found(await findAccount(context.db, id))
  const { password, ...judged } = judge('edit', sent, context.environment.domains)
  if (password !== undefined) await refuseEasy(password, judged)
  const now = context.now()
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  return inTransaction(context.db, async (trx) => {
    await waitForAccounts(trx)
    const known = found(await findAccount(trx, id))
    requireVersion(ifMatch, publicAccount(known))
    // Callers that know of no domains take none away.
    const account = sent.domains === undefined ? { ...judged, domains: known.domains } : judged
    await refuseTaken(trx, account, known)
    if (passwordHash !== undefined) await waitForSignIn(trx, known.clientId, id)
    await saveAccount(trx, known.clientId, id, account, passwordHash)
    const act = { subject: `client:${known.clientId} user:${id}`, about: known.clientId, now }
    if (passwordHash !== undefined) {
      await endSessions(trx, known.clientId, { userId: id, except: session.sid }, now)
      await auditAccount(trx, session, { ...act, action: 'password changed' })
    }
    const after = publicAccount(found(await findAccount(trx, id)))
    const changes = accountDifferences(known, after, passwordHash !== undefined)
    if (changes.length === 0) return after
    await auditAccount(trx, session, { ...act, action: 'account changed', changes })
    return after
  })
}

/** The same form, the same rules and the same words as in the browser. */
function judge(mode: 'create' | 'edit', sent: SentAccount, ours: readonly string[]): AccountBody {
  const form = buildUserForm(mode)
  const values = accountValues(sent)
  const errors = checkAnswers(form, formValidator(form), values)
  const body = accountBody(values)
  const named = new Set(errors.map(({ path }) => path))
  const others = [
    ...checkAccount(body, { username: false, clientCode: false, domains: [] }),
    ...domainsOfOurs(body, ours),
  ]
  const all = [...errors, ...others.filter(({ path }) => !named.has(path))]
  if (all.length > 0) throw new ProblemError('invalid', { errors: all })
  return body
}

/** Below the installation's own domains stand subdomains: none of those names is one client's to have. */
function domainsOfOurs({ domains }: AccountBody, ours: readonly string[]): FieldError[] {
  const name = domains.find((one) => ours.some((base) => one === base || one.endsWith(`.${base}`)))
  return name === undefined ? [] : [{ path: '/domains', message: accountTexts.domainOfOurs(name) }]
}

/** @throws invalid when the password is easy to guess, or has the username in it */
async function refuseEasy(password: string, account: Omit<AccountBody, 'password'>): Promise<void> {
  const message = await passwordFault(password, account)
  if (message) throw new ProblemError('invalid', { errors: [{ path: '/password', message }] })
}

/** @throws invalid when somebody else has a name */
async function refuseTaken(trx: Db, account: Omit<AccountBody, 'password'>, known?: Account): Promise<void> {
  const errors = checkAccount(account, await findTakenNames(trx, account, known))
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
}
