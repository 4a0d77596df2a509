import { getAccountValues, toAccountBody } from '../../../src/schemas/accounts/accountValues'
import {
  type AccountBody,
  type AccountFacts,
  buildUserForm,
  type ListedAccount,
  type UserAccount,
} from '../../../src/schemas/accounts/buildUserForm'
import { checkAccount } from '../../../src/schemas/accounts/checkAccount'
import { listAccountDifferences } from '../../../src/schemas/accounts/mergeAccounts'
import type { IssuedLink } from '../../../src/schemas/accounts/people.types'
import type { FieldError } from '../../../src/schemas/forms/builtForm'
import { checkAnswers } from '../../../src/schemas/validation/checkAnswers'
import { accountTexts } from '../../../src/texts/admin/users.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { requireVersion } from '../../http/etags'
import { orNotFound, ProblemError } from '../../problem'
import { findPasswordProblem, hashPassword } from '../../security/passwords'
import { getUserLabel } from '../audit/audit.repository'
import { auditClientChange } from '../audit/recordActivity'
import { saveDomains } from '../clients/clientDomains.repository'
import { addClient } from '../clients/clients.repository'
import { getFormValidator } from '../forms/formValidators'
import { createAccountLink } from '../people/accountLinks.service'
import type { Session } from '../sessions/session.types'
import { endSessions } from '../sessions/sessions.repository'
import { addUser } from '../sessions/users.repository'
import type { PasswordConfirmation } from '../signIn/activeSessions.service'
import { confirmPassword } from '../signIn/confirmPassword'
import { findClientLogoDataUrl } from '../sites/clientLogo'
import {
  type Account,
  findAccount,
  findTakenNames,
  listAccountFacts,
  listAccounts,
  saveAccount,
} from './accounts.repository'
import { getInitialClientValues } from './newClient'

/** Returns the accounts of all clients; `decommissionedAt` marks the decommissioned ones [API-13]. */
export async function readAccounts({ db }: Pick<ServerContext, 'db'>): Promise<ListedAccount[]> {
  return (await listAccounts(db)).map(({ decommissionedAt, ...account }) => ({
    ...toPublicAccount(account),
    decommissionedAt,
  }))
}

/** Returns usage figures for all accounts, including those of decommissioned clients. */
export function readAccountFacts({ db, now }: Pick<ServerContext, 'db' | 'now'>): Promise<AccountFacts[]> {
  return listAccountFacts(db, now())
}

/** Returns the small logos of the given accounts; accounts without a logo are left out. */
export async function readAccountLogos(
  context: Pick<ServerContext, 'db' | 'root' | 'clientsDir' | 'report'>,
  ids: readonly number[],
): Promise<{ id: number; image: string }[]> {
  const accounts = (await listAccounts(context.db)).filter(({ id }) => ids.includes(id))
  const logos = await Promise.all(
    accounts.map(async ({ id, clientId, clientCode: code, ...account }) => ({
      id,
      image: await findClientLogoDataUrl(context, { ...account, id: clientId, code }),
    })),
  )
  return logos.flatMap(({ id, image }) => (image === null ? [] : [{ id, image }]))
}

/** @throws not-found */
export async function readAccount({ db }: Pick<ServerContext, 'db'>, id: number): Promise<UserAccount> {
  return toPublicAccount(orNotFound(await findAccount(db, id)))
}

/** Removes the properties that only the server uses. The account's ETag is computed from the result. */
export function toPublicAccount(account: Account): UserAccount {
  const { clientId: _, role: __, publishedVersion: ___, publishedHash: ____, ...publicAccount } = account
  return publicAccount
}

/** An account as received: its shape is checked, its values are not validated yet. */
export type AccountInput = Parameters<typeof getAccountValues>[0]

/**
 * Creates a client with its user [API-14].
 * @param session the SuperUser's session; null when the operator creates the account
 * @returns the user's id
 * @throws invalid
 */
export async function createAccount(
  { db, now: clock, environment }: Pick<ServerContext, 'db' | 'now' | 'environment'>,
  session: Session | null,
  input: AccountInput,
): Promise<number> {
  const { password = '', ...account } = validateAccount('create', input, environment.domains)
  await rejectWeakPassword(password, account)
  const now = clock()
  const createdAt = now.toISOString()
  const passwordHash = await hashPassword(password)
  return runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, 0, 'accounts')
    await rejectTakenNames(trx, account)
    const { seekAdvertiserId, username, clientCode, company, domains, ...settings } = account
    const clientId = await addClient(trx, {
      ...getInitialClientValues(clientCode, company),
      ...settings,
      advertiserId: seekAdvertiserId,
      createdAt,
    })
    await saveDomains(trx, clientId, domains)
    const id = await addUser(trx, clientId, { username, passwordHash, role: 'Client', createdAt })
    await auditClientChange(trx, session ?? { clientId, userId: null }, {
      action: 'account created',
      subject: `client:${clientId} user:${id}`,
      aboutClientId: clientId,
      now,
    })
    return id
  })
}

/**
 * Changes an account [API-15]. With `ifMatch`, changes it only if its current ETag matches. A new password ends the
 * user's sessions, except the one that makes this call.
 * @returns the changed account
 * @throws invalid, not-found, changed-meanwhile
 */
export async function changeAccount(
  context: ServerContext,
  session: Session,
  id: number,
  { input, ifMatch }: { input: AccountInput; ifMatch: string | undefined },
): Promise<UserAccount> {
  orNotFound(await findAccount(context.db, id))
  const { password, ...checkedAccount } = validateAccount('edit', input, context.environment.domains)
  if (password !== undefined) await rejectWeakPassword(password, checkedAccount)
  const now = context.now()
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  return runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, 0, 'accounts')
    const currentAccount = orNotFound(await findAccount(trx, id))
    requireVersion(ifMatch, toPublicAccount(currentAccount))
    // A caller that sends no domains keeps the stored ones.
    const account =
      input.domains === undefined ? { ...checkedAccount, domains: currentAccount.domains } : checkedAccount
    await rejectTakenNames(trx, account, currentAccount)
    if (passwordHash !== undefined)
      await acquireTransactionLock(trx, currentAccount.clientId, `sign-in of ${id}`)
    await saveAccount(trx, currentAccount.clientId, id, account, passwordHash)
    const entry = {
      subject: `client:${currentAccount.clientId} user:${id}`,
      aboutClientId: currentAccount.clientId,
      now,
    }
    if (passwordHash !== undefined) {
      await endSessions(trx, currentAccount.clientId, { userId: id, exceptSid: session.sid }, now)
      await auditClientChange(trx, session, { ...entry, action: 'password changed' })
    }
    const updatedAccount = toPublicAccount(orNotFound(await findAccount(trx, id)))
    const changes = listAccountDifferences(currentAccount, updatedAccount, passwordHash !== undefined)
    if (changes.length === 0) return updatedAccount
    await auditClientChange(trx, session, { ...entry, action: 'account changed', changes })
    return updatedAccount
  })
}

/** Validates the sent values with the same form, rules and messages as the browser. @throws invalid */
function validateAccount(
  mode: 'create' | 'edit',
  input: AccountInput,
  reservedDomains: readonly string[],
): AccountBody {
  const form = buildUserForm(mode)
  const values = getAccountValues(input)
  const errors = checkAnswers(form, getFormValidator(form), values)
  const body = toAccountBody(values)
  const errorPaths = new Set(errors.map(({ path }) => path))
  const otherErrors = [
    ...checkAccount(body, { isUsernameTaken: false, isClientCodeTaken: false, takenDomains: [] }),
    ...checkReservedDomains(body, reservedDomains),
  ]
  const allErrors = [...errors, ...otherErrors.filter(({ path }) => !errorPaths.has(path))]
  if (allErrors.length > 0) throw new ProblemError('invalid', { errors: allErrors })
  return body
}

/**
 * Returns an error if a domain is one of the installation's domains or below it: those are reserved for client
 * subdomains.
 */
function checkReservedDomains({ domains }: AccountBody, reservedDomains: readonly string[]): FieldError[] {
  const name = domains.find((domain) =>
    reservedDomains.some((base) => domain === base || domain.endsWith(`.${base}`)),
  )
  return name === undefined ? [] : [{ path: '/domains', message: accountTexts.reservedDomain(name) }]
}

/** @throws invalid when the password is easy to guess or contains the username */
async function rejectWeakPassword(password: string, account: Omit<AccountBody, 'password'>): Promise<void> {
  const message = await findPasswordProblem(password, account)
  if (message) throw new ProblemError('invalid', { errors: [{ path: '/password', message }] })
}

/** @throws invalid when another client or user already has one of the names */
async function rejectTakenNames(
  trx: Db,
  account: Omit<AccountBody, 'password'>,
  currentAccount?: Account,
): Promise<void> {
  const errors = checkAccount(account, await findTakenNames(trx, account, currentAccount))
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
}

/**
 * Creates a link that the SuperUser passes on, with which the account's user sets a new password. The SuperUser does
 * not learn the password.
 * @throws invalid, too-many, not-found
 */
export async function makeAccountPasswordLink(
  context: ServerContext,
  session: Session,
  id: number,
  { currentPassword, address }: PasswordConfirmation,
): Promise<IssuedLink> {
  orNotFound(await findAccount(context.db, id))
  await confirmPassword(context, session, currentPassword, address)
  const now = context.now()
  return runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, 0, 'accounts')
    const { clientId, username } = orNotFound(await findAccount(trx, id))
    const madeBy = (await getUserLabel(trx, session.clientId, session.userId)) ?? ''
    const link = { kind: 'password', username, role: null, userId: id, madeBy } as const
    const { token, expiresAt } = await createAccountLink(trx, clientId, link, now)
    const subject = `client:${clientId} user:${id}`
    await auditClientChange(trx, session, {
      action: 'password link made',
      subject,
      aboutClientId: clientId,
      now,
    })
    return { token, expiresAt }
  })
}
