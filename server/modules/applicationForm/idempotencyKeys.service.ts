import type { SubmissionReceipt } from '../../../src/schemas/applications/application'
import type { ServerContext } from '../../context'
import type { Db } from '../../db/openDatabase'
import { ProblemError } from '../../problem'
import { getStatusLink } from '../applications/statusLinks'
import { findStoredResponse, getOldestValidKeyTime, storeResponse } from './idempotencyKeys.repository'

export interface SubmissionResponse {
  status: number
  receipt: SubmissionReceipt
  /** Relative status link; undefined if the application has none or the link has expired. */
  link: string | undefined
}

/**
 * Returns the response to an earlier request with this key, with the current status link; undefined without a key, and
 * if there was no such request or its key has expired. The link is not stored, because it would open the application to
 * anyone who can read the table.
 * @throws key-reused if the earlier request had another body
 */
export async function findEarlierResponse(
  context: ServerContext,
  clientId: number,
  key: string | undefined,
  bodyHash: string,
): Promise<SubmissionResponse | undefined> {
  const earliestTime = getOldestValidKeyTime(context.now())
  const storedResponse =
    key === undefined ? undefined : await findStoredResponse(context.db, clientId, key, earliestTime)
  if (!storedResponse) return undefined
  if (storedResponse.bodyHash !== bodyHash) throw new ProblemError('key-reused')
  const receipt: SubmissionReceipt = JSON.parse(storedResponse.response)
  return { status: storedResponse.status, receipt, link: await getStatusLink(context, clientId, receipt.id) }
}

/** Stores the receipt as the response to a request with this key, for repeats of the request. */
export async function storeReceipt(
  db: Db,
  now: Date,
  clientId: number,
  key: string,
  bodyHash: string,
  receipt: SubmissionReceipt,
): Promise<void> {
  const response = { bodyHash, status: 201, response: JSON.stringify(receipt), createdAt: now.toISOString() }
  await storeResponse(db, clientId, key, response)
}
