import { buildJoinForm } from '../../../src/schemas/forms/peopleForms'
import { checkAnswers } from '../../../src/schemas/validation/checkAnswers'
import { type Db, inTransaction } from '../../db/openDatabase'
import { type AccountLink, takeLink } from '../../repositories/accounts/accountLinks'
import { addAudit } from '../../repositories/accounts/audit'
import { findClient } from '../../repositories/accounts/clients'
import { addUser, findUser, savePassword } from '../../repositories/accounts/users'
import { endSessions } from '../../repositories/sessions/sessions'
import { formValidator } from '../applications/formValidators'
import { found, ProblemError } from '../problem'
import type { ServerContext } from '../serverContext'
import { hashPassword } from '../sessions/passwords'
import { unlock } from '../sessions/signInLimits'
import { waitForSignIn } from '../sessions/waitForSignIn'
import { type HeldLink, livingLink } from './accountLinks'
import { passwordFault } from './judgePassword'
import { waitForPeople } from './peopleWork'
import { shortAddress } from './shortAddress'

/** What who holds a link says of himself. */
interface Joining extends HeldLink {
  /** Of who is invited. */
  name?: string
  newPassword: string
}

/**
 * Uses a link up: who is invited is in the account from then on, who has forgotten a password has a new one, and no session
 * but what begins anew. Of two at the same moment one gets it.
 * @throws unknown-client, not-found, link-used, link-outdated, invalid
 */
export async function acceptLink(
  context: ServerContext,
  { clientCode, token, name = '', newPassword }: Joining,
  address: string,
): Promise<void> {
  const client = await findClient(context.db, clientCode)
  if (!client) throw new ProblemError('unknown-client')
  const { id: clientId, company, code } = client
  const now = context.now()
  const link = await livingLink(context.db, clientId, token, now)
  const { kind, username } = link
  const form = buildJoinForm(kind)
  const answers = kind === 'invitation' ? { name: name.trim(), newPassword } : { newPassword }
  const errors = checkAnswers(form, formValidator(form), answers)
  if (errors.length > 0) throw new ProblemError('invalid', { errors })
  const fault = await passwordFault(newPassword, { username, company, clientCode: code })
  if (fault) throw new ProblemError('invalid', { errors: [{ path: '/newPassword', message: fault }] })
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(context.db, async (trx) => {
    await waitForPeople(trx, clientId)
    if (!(await takeLink(trx, clientId, link.id, now))) throw new ProblemError('link-used')
    const at = { now, address: shortAddress(address) }
    if (kind === 'invitation') await join(trx, clientId, { link, name: name.trim(), passwordHash }, at)
    else await renewPassword(trx, clientId, { link, passwordHash }, at)
  })
  if (kind === 'password') await unlock(context, { clientId, username })
}

interface At {
  now: Date
  address: string
}

async function join(
  trx: Db,
  clientId: number,
  { link, name, passwordHash }: { link: AccountLink; name: string; passwordHash: string },
  { now, address }: At,
): Promise<void> {
  const { username, role } = link
  if (await findUser(trx, clientId, username)) throw new ProblemError('link-used')
  const at = now.toISOString()
  const invited = { name, role: found(role) }
  const id = await addUser(trx, clientId, { username, passwordHash, role: 'Client', createdAt: at, invited })
  const act = { action: 'invitation accepted', subject: `user:${id}`, at, address } as const
  await addAudit(trx, clientId, { ...act, userId: id })
}

async function renewPassword(
  trx: Db,
  clientId: number,
  { link, passwordHash }: { link: AccountLink; passwordHash: string },
  { now, address }: At,
): Promise<void> {
  const userId = found(link.userId)
  await waitForSignIn(trx, clientId, userId)
  await savePassword(trx, clientId, userId, passwordHash)
  await endSessions(trx, clientId, { userId }, now)
  const subject = `client:${clientId} user:${userId}`
  const act = { action: 'password changed', subject, at: now.toISOString(), address } as const
  await addAudit(trx, clientId, { ...act, userId })
}
