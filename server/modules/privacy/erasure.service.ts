import { createHmac } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ErasureProof } from '../../../src/schemas/privacy/personalData.types'
import type { AuditAction } from '../../../src/texts/admin/activity.texts'
import type { Environment } from '../../config/environment'
import { type Db, runInTransaction } from '../../db/openDatabase'
import type { Keys } from '../../security/keys'
import { recordErasure } from '../applications/applicationChanges.service'
import { addAudit } from '../audit/audit.repository'
import { hasClient } from '../clients/clients.repository'
import type { FileStore } from '../files/fileStore'
import { deleteMailToAddress } from '../mail/mailStops.repository'
import { hashAddress } from '../mail/queueMail'
import type { Session } from '../sessions/session.types'
import { deleteAlertsByAddress } from '../subscriptions/jobAlerts.repository'
import {
  type ApplicantRow,
  addErasureProof,
  eraseApplications,
  listApplicationAddresses,
  listApplicationSummaries,
  listErasureProofs,
  listPersonsApplicationIds,
} from './erasure.repository'

/** Maximum number of applications that one transaction erases. */
export const erasureBatchSize = 100

type Actor = Pick<Session, 'userId' | 'address'>

export interface ErasureTools {
  db: Db
  files: FileStore
  now: Date
}

/**
 * Erases all applications of one person: rows, files and pending deliveries. The audit retains only the ids of the
 * applications.
 * @param actor acting user; null for the operator
 * @returns counts; `undelivered` counts applications that the back-office has not received
 */
export async function erasePersonApplications(
  tools: ErasureTools,
  clientId: number,
  email: string,
  actor: Actor | null = null,
): Promise<{ applications: number; documents: number; undelivered: number }> {
  const applications = await listApplicationSummaries(tools.db, clientId, email)
  const documents = applications.reduce((sum, application) => sum + application.documents, 0)
  const undeliveredCount = applications.filter(({ isUnsent }) => isUnsent).length
  return {
    applications: await eraseApplicationsInBatches(tools, clientId, email, actor),
    documents,
    undelivered: undeliveredCount,
  }
}

/**
 * Erases the client's mail to a person, in any state, the record that a mail server rejected the address, and the
 * person's job alerts.
 */
export async function erasePersonMail(
  { db, keys }: Pick<ErasureTools, 'db'> & { keys: Keys },
  clientId: number,
  email: string,
): Promise<void> {
  const hash = hashAddress(keys, email)
  await deleteAlertsByAddress(db, clientId, hash)
  await deleteMailToAddress(db, clientId, hash)
}

/**
 * Stores an anonymous proof of the erasure in the database and in the erasure log. `applyErasures` repeats the erasures
 * of the log on a restored backup.
 * @param application the only erased application; null if all applications of the person were erased
 */
export async function recordErasureProof(
  { db, keys, now, environment }: Pick<ErasureTools, 'db' | 'now'> & { keys: Keys; environment: Environment },
  { clientId, email, application = null }: { clientId: number; email: string; application?: number | null },
  erased: Pick<ErasureProof, 'applications' | 'documents'>,
): Promise<ErasureProof> {
  const { applications, documents } = erased
  const proof = { hash: hashPerson(keys, clientId, email), at: now.toISOString(), applications, documents }
  const mail = hashAddress(keys, email)
  logErasure(getErasureLogPath(environment), { clientId, mail, application, ...proof })
  return { id: await addErasureProof(db, clientId, proof), ...proof }
}

/** Returns a keyed hash of an email address, which only the holder of the installation's secret can reproduce. */
export function hashPerson(keys: Keys, clientId: number, email: string): string {
  return createHmac('sha256', keys.erasures).update(`${clientId} ${email.toLowerCase()}`).digest('hex')
}

async function eraseApplicationsInBatches(
  tools: ErasureTools,
  clientId: number,
  email: string,
  actor: Actor | null,
): Promise<number> {
  let erasedCount = 0
  for (;;) {
    const ids = (await listPersonsApplicationIds(tools.db, clientId, email)).slice(0, erasureBatchSize)
    if (ids.length === 0) return erasedCount
    await eraseApplicationsWithFiles(tools, clientId, ids, 'person erased', actor)
    erasedCount += ids.length
  }
}

/**
 * Erases applications; the audit records only their ids. Objects are removed after the commit; if that fails, the
 * orphan sweep removes them.
 */
export async function eraseApplicationsWithFiles(
  { db, files, now }: ErasureTools,
  clientId: number,
  ids: number[],
  action: AuditAction,
  actor: Actor | null = null,
) {
  const objectKeys = await runInTransaction(db, async (trx) => {
    const subject = `applications:${ids.join(',')}`
    await addAudit(trx, clientId, {
      userId: actor?.userId ?? null,
      address: actor?.address,
      action,
      subject,
      at: now.toISOString(),
    })
    const erasedKeys = await eraseApplications(trx, clientId, ids)
    await recordErasure(trx, clientId, ids, now)
    return erasedKeys
  })
  await files.remove(objectKeys)
}

/** An erasure as the log stores it: keyed hashes, a date and numbers, but no personal data. */
interface LoggedErasure extends Omit<ErasureProof, 'id'> {
  clientId: number
  /** Hash of the person's address, under which mail and job alerts are stored. */
  mail: string
  /** The only erased application; null if all applications of the person were erased. */
  application: number | null
}

/**
 * Returns the path of the erasure log. The log is not in the database, because a restored backup still contains
 * everybody who was erased since it was made.
 */
export function getErasureLogPath({ dataDir }: Pick<Environment, 'dataDir'>): string {
  return join(dataDir, 'erasures.log')
}

/** Appends an erasure to the log and flushes it to disk. */
function logErasure(path: string, entry: LoggedErasure): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const file = openSync(path, 'a', 0o600)
  try {
    writeSync(file, `${JSON.stringify(entry)}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/**
 * Returns the entries of an erasure log; an empty list if there is no file.
 * @throws Error that names the first unreadable line
 */
export function readErasureLog(path: string): LoggedErasure[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.flatMap((line, index) => (line === '' ? [] : readEntry(line, `${path}:${index + 1}`)))
}

function readEntry(line: string, location: string): LoggedErasure {
  try {
    const entry = JSON.parse(line) as LoggedErasure
    if (
      Number.isInteger(entry.clientId) &&
      /^[0-9a-f]{64}$/.test(entry.hash) &&
      !Number.isNaN(Date.parse(entry.at))
    )
      return entry
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Error(`${location} is not an entry of an erasure log.`)
}

/**
 * Repeats erasures on a restored backup, of applications that were submitted before the erasure. Skips clients that do
 * not exist, and erasures whose proof is in the database: they were made before the backup or were repeated already.
 * @returns the number of repeated erasures, and the number of applications that they erased
 */
export async function applyErasures(
  tools: ErasureTools & { keys: Keys },
  entries: readonly LoggedErasure[],
): Promise<{ erasures: number; applications: number }> {
  const rowsByClient = new Map<number, Map<string, ApplicantRow[]>>()
  const repeatedCounts = { erasures: 0, applications: 0 }
  for (const { clientId, mail, application, hash, at, applications, documents } of entries) {
    if (!(await hasClient(tools.db, clientId))) continue
    if ((await listErasureProofs(tools.db, clientId, hash)).some((proof) => proof.at === at)) continue
    const rowsByHash = rowsByClient.get(clientId) ?? (await groupApplicationsByPerson(tools, clientId))
    rowsByClient.set(clientId, rowsByHash)
    const matchingRows = (rowsByHash.get(hash) ?? []).filter(
      (row) => row.submittedDate <= at && (application === null || row.id === application),
    )
    const ids = matchingRows.map(({ id }) => id)
    for (let from = 0; from < ids.length; from += erasureBatchSize)
      await eraseApplicationsWithFiles(
        tools,
        clientId,
        ids.slice(from, from + erasureBatchSize),
        'person erased',
      )
    rowsByHash.set(
      hash,
      (rowsByHash.get(hash) ?? []).filter((row) => !matchingRows.includes(row)),
    )
    if (application === null) {
      await deleteAlertsByAddress(tools.db, clientId, mail)
      await deleteMailToAddress(tools.db, clientId, mail)
    }
    await addErasureProof(tools.db, clientId, { hash, at, applications, documents })
    repeatedCounts.erasures += 1
    repeatedCounts.applications += ids.length
  }
  return repeatedCounts
}

async function groupApplicationsByPerson({ db, keys }: ErasureTools & { keys: Keys }, clientId: number) {
  const rows = new Map<string, ApplicantRow[]>()
  for (const row of await listApplicationAddresses(db, clientId)) {
    const hash = hashPerson(keys, clientId, row.email)
    rows.set(hash, [...(rows.get(hash) ?? []), row])
  }
  return rows
}
