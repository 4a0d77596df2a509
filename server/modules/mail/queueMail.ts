import { createHmac, randomUUID } from 'node:crypto'
import type { mailTexts } from '../../../src/texts/mails/mails.texts'
import type { Environment } from '../../config/environment'
import type { Db } from '../../db/openDatabase'
import type { Keys } from '../../security/keys'
import { seal } from '../../security/secretBox'
import { addMail } from './mails.repository'

export type MailKind = keyof typeof mailTexts

/** The values that the text of a mail kind needs. */
type MailValues<Kind extends MailKind> = Parameters<(typeof mailTexts)[Kind]>[0]

interface NewMail<Kind extends MailKind> {
  /** The recipient's address, without a name. */
  to: string
  kind: Kind
  values: MailValues<Kind>
  /** The application that the mail is about. Erasing it also erases the mail. */
  applicationId?: number
  /** Identifies the mail so that it can be cancelled before it is sent. */
  guid?: string
  /** Milliseconds by which sending is delayed; 0 by default. */
  delayMs?: number
}

/** The content of a queued mail, which is stored encrypted. */
export interface SealedMail {
  to: string
  values: object
}

interface QueueContext {
  /** The transaction of the change that the mail reports, if it reports one. */
  db: Db
  keys: Pick<Keys, 'mail' | 'secrets'>
  environment: Pick<Environment, 'mail'>
  now: () => Date
}

/**
 * Queues a mail, which any process sends as soon as possible or after `delayMs`. At most three mails per hour are
 * sent to one address; further ones wait. Address and values are encrypted, so that the database alone reveals
 * neither.
 * @returns false if this installation sends no mail: nothing was queued, and the caller must inform the recipient in
 * another way
 */
export async function queueMail<Kind extends MailKind>(
  { db, keys, environment, now }: QueueContext,
  clientId: number,
  { to, kind, values, applicationId, guid = randomUUID(), delayMs = 0 }: NewMail<Kind>,
): Promise<boolean> {
  if (!environment.mail) return false
  const content: SealedMail = { to, values }
  const createdAt = now()
  await addMail(db, clientId, {
    guid,
    kind,
    addressHash: hashAddress(keys, to),
    sealed: seal(keys.secrets, JSON.stringify(content)),
    applicationId: applicationId ?? null,
    createdAt: createdAt.toISOString(),
    dueAt: new Date(createdAt.getTime() + delayMs).toISOString(),
  })
  return true
}

/**
 * Returns a keyed hash that identifies an address at all clients, ignoring letter case. Only the installation's
 * secret can reproduce it.
 */
export function hashAddress({ mail }: Pick<Keys, 'mail'>, address: string): string {
  return createHmac('sha256', mail).update(address.toLowerCase()).digest('hex')
}
