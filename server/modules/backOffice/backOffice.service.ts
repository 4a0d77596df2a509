import type { DescribedChange } from '../../../src/schemas/activity/activity.types'
import { backOfficeFaults, backOfficeChanges as texts } from '../../../src/texts/admin/backOffice.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { createAddressRules } from '../../network/ipAddresses'
import { orNotFound, ProblemError } from '../../problem'
import { SealError } from '../../security/secretBox'
import type { ClientActor } from '../audit/clientActor'
import { auditClientChange } from '../audit/recordActivity'
import { findBackOffice, removeBackOffice, savePausedAt } from './backOffice.repository'
import {
  type BackOffice,
  findAddressObstacle,
  parseBackOfficeAddress,
  readBackOffice,
  removeAddressQuery,
  sealAndSaveBackOffice,
} from './backOfficeSettings'
import { createWebhookSecret, isWebhookSecret } from './webhookSignature'

type Context = Pick<ServerContext, 'db' | 'keys' | 'environment' | 'now'>

/** The changed settings; omitted properties stay unchanged. */
export interface BackOfficeChange {
  /** The address as entered. */
  address?: string | undefined
  /** 'new' creates a secret; any other value is a secret that the receiver created. */
  secret?: string | undefined
  /** Milliseconds for which the previous secret signs beside a new one; if undefined, until it is removed. */
  overlapMs?: number | undefined
  removesOldSecret?: boolean | undefined
  /** Whether a new connection is paused until an administrator starts it; an existing one keeps its state. */
  startsPaused?: boolean | undefined
}

/**
 * Changes the address of a client's back-office and its signing secrets. Setting the first address without a secret
 * creates one.
 * @returns the address, and the secret if one was created: it cannot be read again
 * @throws invalid, with the reason on `/address` or `/secret`
 */
export async function changeBackOffice(
  context: Context,
  actor: ClientActor,
  change: BackOfficeChange,
): Promise<{ address: string; madeSecret: string | null }> {
  const newAddress =
    change.address === undefined ? undefined : await requireUsableAddress(context, actor, change.address)
  const { clientId, now } = { clientId: actor.client.id, now: context.now() }
  return runInTransaction(context.db, async (trx) => {
    await acquireTransactionLock(trx, clientId, 'back-office')
    const storedBackOffice = await findBackOffice(trx, clientId)
    const address = newAddress ?? storedBackOffice?.address
    if (address === undefined) throw createInvalidSettingError('/address', backOfficeFaults.none)
    const previousBackOffice = await readReplaceableBackOffice(trx, context, clientId, change)
    const newSecret = resolveNewSecret(change, previousBackOffice !== undefined)
    const pausedAt = storedBackOffice
      ? storedBackOffice.pausedAt
      : change.startsPaused
        ? now.toISOString()
        : null
    const updatedBackOffice = {
      address,
      pausedAt,
      ...getNextSecrets(previousBackOffice, newSecret, change, now),
    }
    await sealAndSaveBackOffice(trx, context.keys, clientId, updatedBackOffice, now)
    const changes = listBackOfficeDifferences(storedBackOffice?.address, previousBackOffice, {
      ...updatedBackOffice,
      hasNewSecret: newSecret !== undefined,
    })
    if (changes.length > 0) {
      const entry = { action: 'back-office changed', subject: `client:${clientId}` } as const
      await auditClientChange(trx, actor.session, { ...entry, aboutClientId: clientId, changes, now })
    }
    return { address, madeSecret: newSecret?.isGenerated ? newSecret.secret : null }
  })
}

/** Deletes the address and its secrets. Applications wait until a new address is set. */
export async function disconnectBackOffice(
  context: Pick<Context, 'db' | 'now'>,
  actor: ClientActor,
): Promise<void> {
  const clientId = actor.client.id
  await runInTransaction(context.db, async (trx) => {
    const storedBackOffice = await findBackOffice(trx, clientId)
    if (!storedBackOffice) return
    await removeBackOffice(trx, clientId)
    const changes = [
      { label: texts.address, from: removeAddressQuery(storedBackOffice.address), to: texts.none },
    ]
    const entry = { action: 'back-office removed', subject: `client:${clientId}` } as const
    await auditClientChange(trx, actor.session, {
      ...entry,
      aboutClientId: clientId,
      changes,
      now: context.now(),
    })
  })
}

/** Pauses or resumes deliveries. Due deliveries are sent after resuming. @throws not-found without a back-office */
export async function setBackOfficePaused(
  context: Pick<Context, 'db' | 'now'>,
  actor: ClientActor,
  isPaused: boolean,
): Promise<void> {
  const { clientId, now } = { clientId: actor.client.id, now: context.now() }
  await runInTransaction(context.db, async (trx) => {
    const { pausedAt } = orNotFound(await findBackOffice(trx, clientId))
    if ((pausedAt !== null) === isPaused) return
    await savePausedAt(trx, clientId, isPaused ? now.toISOString() : null)
    const action = isPaused ? 'deliveries paused' : 'deliveries resumed'
    const entry = { action, subject: `client:${clientId}` } as const
    await auditClientChange(trx, actor.session, { ...entry, aboutClientId: clientId, now })
  })
}

/**
 * Returns the normalized address. Only the operator may enter a host name that does not resolve yet.
 * @throws invalid if applications cannot be sent to the address
 */
async function requireUsableAddress(
  { environment }: Context,
  { session }: ClientActor,
  text: string,
): Promise<string> {
  const address = parseBackOfficeAddress(text.trim())
  if (address === undefined) throw createInvalidSettingError('/address', backOfficeFaults.address(text))
  const rules = createAddressRules(environment.allowedBackOfficeAddresses)
  const reason = await findAddressObstacle(address, rules, session.userId !== null)
  if (reason !== undefined) throw createInvalidSettingError('/address', reason)
  return address
}

/**
 * Returns the stored back-office; undefined if there is none, or if its secret cannot be decrypted and the change
 * sets a new one.
 * @throws invalid when the secret cannot be decrypted and the change does not set a new one
 */
async function readReplaceableBackOffice(
  trx: Db,
  { keys }: Context,
  clientId: number,
  { secret }: BackOfficeChange,
): Promise<BackOffice | undefined> {
  try {
    return await readBackOffice(trx, keys, clientId)
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    if (secret !== undefined) return undefined
    throw createInvalidSettingError('/secret', backOfficeFaults.otherSecret)
  }
}

/** Returns the secret to set; undefined to keep the present one. @throws invalid if the given secret is malformed */
function resolveNewSecret(
  { secret }: BackOfficeChange,
  hasSecret: boolean,
): { secret: string; isGenerated: boolean } | undefined {
  if (secret === 'new' || (secret === undefined && !hasSecret)) {
    return { secret: createWebhookSecret(), isGenerated: true }
  }
  if (secret === undefined) return undefined
  if (isWebhookSecret(secret)) return { secret, isGenerated: false }
  throw createInvalidSettingError('/secret', backOfficeFaults.secret)
}

function getNextSecrets(
  previousBackOffice: BackOffice | undefined,
  newSecret: { secret: string } | undefined,
  { overlapMs, removesOldSecret }: BackOfficeChange,
  now: Date,
): Pick<BackOffice, 'secrets' | 'oldSecretUntil'> {
  const previousSecrets = previousBackOffice?.secrets ?? []
  const secrets = (newSecret ? [newSecret.secret, ...previousSecrets] : previousSecrets).slice(
    0,
    removesOldSecret ? 1 : 2,
  )
  if (secrets.length < 2) return { secrets, oldSecretUntil: null }
  if (!newSecret) return { secrets, oldSecretUntil: previousBackOffice?.oldSecretUntil ?? null }
  const expiresAt = overlapMs === undefined ? null : new Date(now.getTime() + overlapMs).toISOString()
  return { secrets, oldSecretUntil: expiresAt }
}

function createInvalidSettingError(path: string, message: string): ProblemError {
  return new ProblemError('invalid', { errors: [{ path, message }] })
}

/**
 * Describes the changes as text, without secrets and without the query of an address, which may contain one.
 * @param previousAddress the previous address; undefined if there was no back-office
 * @param previousBackOffice undefined if there was none or its secrets cannot be decrypted
 */
export function listBackOfficeDifferences(
  previousAddress: string | undefined,
  previousBackOffice: BackOffice | undefined,
  updatedBackOffice: BackOffice & { hasNewSecret: boolean },
): DescribedChange[] {
  const formatAddress = (address: string | undefined) =>
    address === undefined ? texts.none : removeAddressQuery(address)
  const addressChanges =
    previousAddress === updatedBackOffice.address
      ? []
      : [
          {
            label: texts.address,
            from: formatAddress(previousAddress),
            to: formatAddress(updatedBackOffice.address),
          },
        ]
  const { existing: existingSecret, created: newSecret } = texts.secretValues
  const secretChanges = updatedBackOffice.hasNewSecret
    ? [{ label: texts.secret, from: previousBackOffice ? existingSecret : texts.none, to: newSecret }]
    : []
  const hadOldSecret = (previousBackOffice?.secrets.length ?? 0) > 1
  const keptSecretChanges =
    updatedBackOffice.secrets.length > 1 && updatedBackOffice.hasNewSecret
      ? [
          {
            label: texts.oldSecret,
            from: hadOldSecret ? existingSecret : texts.none,
            to: formatOldSecretEnd(updatedBackOffice),
          },
        ]
      : []
  const removedSecretChanges =
    hadOldSecret && updatedBackOffice.secrets.length === 1
      ? [
          {
            label: texts.oldSecret,
            from: previousBackOffice ? formatOldSecretEnd(previousBackOffice) : existingSecret,
            to: texts.removed,
          },
        ]
      : []
  return [...addressChanges, ...secretChanges, ...keptSecretChanges, ...removedSecretChanges]
}

function formatOldSecretEnd({ oldSecretUntil }: Pick<BackOffice, 'oldSecretUntil'>): string {
  return oldSecretUntil === null ? texts.untilRemoved : texts.until(oldSecretUntil)
}
