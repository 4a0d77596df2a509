import type { ApplicationChangeKind } from '../../../src/schemas/applications/applicationChange'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import {
  addChanges,
  getLastPosition,
  isListed,
  listUnlistedApplications,
  markListed,
  removeChanges,
} from './applicationChanges.repository'

/*
 * The change feed of a client's applications. Each function must be called in the transaction that makes the change,
 * after its other writes; only `recordUnlistedApplications` opens its own transaction. A new position is the last
 * committed one plus one, and the client's other writers wait until this transaction ends. A reader that continues
 * after a position therefore never misses a change that was committed later.
 */

/** Records a new application that is already marked as listed in the change feed. */
export async function recordReceived(
  db: Db,
  clientId: number,
  applicationId: number,
  timestamp: string,
): Promise<void> {
  await appendChanges(db, clientId, [{ applicationId, kind: 'received' }], timestamp)
}

/** Records new files: the application as received once all files have arrived, and later files as added. */
export async function recordNewFiles(
  db: Db,
  clientId: number,
  { applicationId, isComplete, now }: { applicationId: number; isComplete: boolean; now: Date },
): Promise<void> {
  const timestamp = now.toISOString()
  if (isComplete && (await markListed(db, clientId, [applicationId], timestamp)).length > 0) {
    return appendChanges(db, clientId, [{ applicationId, kind: 'received' }], timestamp)
  }
  await recordChangeIfListed(db, clientId, { applicationId, kind: 'filesAdded' }, timestamp)
}

/** Records corrected contact details. An application that is not listed yet will be listed with the corrected ones. */
export async function recordCorrection(
  db: Db,
  clientId: number,
  applicationId: number,
  now: Date,
): Promise<void> {
  await recordChangeIfListed(db, clientId, { applicationId, kind: 'corrected' }, now.toISOString())
}

/** Records a withdrawal. An application that is not listed yet is first recorded as received. */
export async function recordWithdrawal(
  db: Db,
  clientId: number,
  applicationId: number,
  now: Date,
): Promise<void> {
  const timestamp = now.toISOString()
  const newlyListedIds = await markListed(db, clientId, [applicationId], timestamp)
  const kinds = [...newlyListedIds.map(() => 'received' as const), 'withdrawn' as const]
  await appendChanges(
    db,
    clientId,
    kinds.map((kind) => ({ applicationId, kind })),
    timestamp,
  )
}

/** Records erased applications and removes their earlier changes. */
export async function recordErasure(
  db: Db,
  clientId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const erasedChanges = ids.map((applicationId) => ({ applicationId, kind: 'erased' as const }))
  // The new changes are added before the old ones are removed, because a position must never be assigned twice.
  await appendChanges(db, clientId, erasedChanges, now.toISOString())
  await removeChanges(db, clientId, ids)
}

/**
 * Records as received the applications that were sent until `sentUntil` and are not in the change feed yet, even if
 * files are missing; at most `limit` of them.
 */
export async function recordUnlistedApplications(
  { db, now }: { db: Db; now: () => Date },
  clientId: number,
  { sentUntil, limit }: { sentUntil: string; limit: number },
): Promise<void> {
  const [firstUnlisted] = await listUnlistedApplications(db, clientId, {
    sentUntil,
    limit: 1,
    shouldLock: false,
  })
  if (!firstUnlisted) return
  await runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, clientId, 'application changes')
    const unlistedApplications = await listUnlistedApplications(trx, clientId, {
      sentUntil,
      limit,
      shouldLock: true,
    })
    if (unlistedApplications.length === 0) return
    const timestamp = now().toISOString()
    const ids = unlistedApplications.map(({ id }) => id)
    await markListed(trx, clientId, ids, timestamp)
    const changes = unlistedApplications.flatMap(({ id, withdrawnAt }) => [
      { applicationId: id, kind: 'received' as const },
      // The application was withdrawn before the change feed existed.
      ...(withdrawnAt === null ? [] : [{ applicationId: id, kind: 'withdrawn' as const }]),
    ])
    await appendChanges(trx, clientId, changes, timestamp)
  })
}

interface NewChange {
  applicationId: number
  kind: ApplicationChangeKind
}

/** Records a change of a listed application. An application that is not listed yet will be listed in its new state. */
async function recordChangeIfListed(
  db: Db,
  clientId: number,
  change: NewChange,
  timestamp: string,
): Promise<void> {
  // The lock orders this call and a concurrent listing: either the listing is visible here, or it includes the
  // change.
  await acquireTransactionLock(db, clientId, 'application changes')
  if (await isListed(db, clientId, change.applicationId))
    await appendChanges(db, clientId, [change], timestamp)
}

async function appendChanges(
  db: Db,
  clientId: number,
  changes: readonly NewChange[],
  timestamp: string,
): Promise<void> {
  await acquireTransactionLock(db, clientId, 'application changes')
  const lastPosition = await getLastPosition(db, clientId)
  await addChanges(
    db,
    clientId,
    changes.map((change, index) => ({ ...change, position: lastPosition + index + 1, at: timestamp })),
  )
}
