import { createHmac, randomUUID } from 'node:crypto'
import type { mailTexts } from '../../../src/texts/mails/mails.texts'
import type { Environment } from '../../config/environment'
import type { Db } from '../../db/openDatabase'
import type { Keys } from '../../security/keys'
import { seal } from '../../security/secretBox'
import { addMail } from './mails.repository'

export type MailKind = keyof typeof mailTexts

/** What a kind's text is made of. */
type ValuesOf<Kind extends MailKind> = Parameters<(typeof mailTexts)[Kind]>[0]

interface NewMail<Kind extends MailKind> {
  /** The address; nothing else goes with it. */
  to: string
  kind: Kind
  values: ValuesOf<Kind>
  /** The application that it is about: erased, it takes the mail with it. */
  applicationId?: number
  /** What it can be taken back by, before it leaves. */
  guid?: string
  /** Milliseconds that it is held back; none otherwise. */
  heldMs?: number
}

/** What is sent, as it is stored sealed. */
export interface SealedMail {
  to: string
  values: object
}

interface Tools {
  /** A transaction, where the mail tells of what is written there. */
  db: Db
  keys: Pick<Keys, 'mail' | 'secrets'>
  environment: Pick<Environment, 'mail'>
  now: () => Date
}

/**
 * Leaves a mail to be sent as soon as can be, or when it was held back so long, by whichever process; never more than three get to one address an hour, the
 * fourth waits. Address and values are sealed until it is sent: the database alone shows neither.
 * @returns false where this installation sends no mail: then nothing was done, and whoever would have got it must be told otherwise
 */
export async function queueMail<Kind extends MailKind>(
  { db, keys, environment, now }: Tools,
  clientId: number,
  { to, kind, values, applicationId, guid = randomUUID(), heldMs = 0 }: NewMail<Kind>,
): Promise<boolean> {
  if (!environment.mail) return false
  const content: SealedMail = { to, values }
  const createdAt = now()
  await addMail(db, clientId, {
    guid,
    kind,
    addressHash: addressHash(keys, to),
    sealed: seal(keys.secrets, JSON.stringify(content)),
    applicationId: applicationId ?? null,
    createdAt: createdAt.toISOString(),
    dueAt: new Date(createdAt.getTime() + heldMs).toISOString(),
  })
  return true
}

/** What tells one address from all others, at all clients, to whoever has the installation's secret; letter case does not count. */
export function addressHash({ mail }: Pick<Keys, 'mail'>, address: string): string {
  return createHmac('sha256', mail).update(address.toLowerCase()).digest('hex')
}
