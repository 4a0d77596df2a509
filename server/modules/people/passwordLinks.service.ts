import { formatTime, withZone } from '../../../src/schemas/dateTime/formatDateTime'
import { cleanText } from '../../../src/schemas/fields/cleanText'
import { isEmail } from '../../../src/schemas/fields/formats'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, runInTransaction } from '../../db/openDatabase'
import { shortenIpAddress } from '../../network/ipAddresses'
import { ProblemError } from '../../problem'
import { addAudit } from '../audit/audit.repository'
import { findClient } from '../clients/clients.repository'
import { queueMail } from '../mail/queueMail'
import { findUser } from '../sessions/users.repository'
import { readClientZone } from '../sites/siteSource'
import { createAccountLink } from './accountLinks.service'
import { findPerson } from './people.repository'

interface PasswordLinkRequest {
  clientId: number
  username: string
  /** IP address of the request. */
  address: string
  /** Origin of the client's site, such as 'https://harbour.example'. */
  origin: string
}

/**
 * Returns the client's id, and whether password reset links are mailed. The result is the same whether the user exists
 * or not. @throws unknown-client
 */
export async function resolvePasswordLinkClient(
  { db, environment }: Pick<ServerContext, 'db' | 'environment'>,
  clientCode: string,
): Promise<{ clientId: number; isMailed: boolean }> {
  const client = await findClient(db, clientCode)
  if (!client) throw new ProblemError('unknown-client')
  return { clientId: client.id, isMailed: environment.mail !== null }
}

/**
 * Schedules the mail of a password reset link, which is sent if the client has a user with this email address as
 * username, other than the SuperUser. The lookup starts at a random time after the response, so that neither the
 * response nor the duration of this or the next call discloses whether the user exists.
 */
export function schedulePasswordLink(context: ServerContext, request: PasswordLinkRequest): void {
  context.delayedTasks.add(() =>
    mailPasswordLink(context, request).catch((error: unknown) =>
      context.report(`A password reset link could not be mailed: ${String(error)}`),
    ),
  )
}

async function mailPasswordLink(
  context: ServerContext,
  { clientId, username, address, origin }: PasswordLinkRequest,
): Promise<void> {
  const { db, keys, environment, now: clock } = context
  const user = await findUser(db, clientId, cleanText(username))
  // Only the operator can reset the SuperUser's password.
  if (user?.role !== 'Client') return
  const now = clock()
  const zone = await readClientZone(context, clientId)
  await runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, clientId, 'people')
    const person = await findPerson(trx, clientId, user.id)
    if (!person || !isEmail(person.username)) return
    const linkProperties = { kind: 'password', username: person.username, userId: person.id } as const
    const passwordLink = await createAccountLink(
      trx,
      clientId,
      { ...linkProperties, role: null, madeBy: person.username },
      now,
    )
    const values = {
      link: `${origin}/user/join#${passwordLink.token}`,
      until: withZone(formatTime(passwordLink.expiresAt, zone), zone),
    }
    const mailContext = { db: trx, keys, environment, now: clock }
    await queueMail(mailContext, clientId, { to: person.username, kind: 'password', values })
    const entry = { action: 'password link asked for', subject: `user:${person.id}` } as const
    const auditContext = { at: now.toISOString(), address: shortenIpAddress(address) }
    await addAudit(trx, clientId, { ...entry, ...auditContext, userId: person.id })
  })
}
