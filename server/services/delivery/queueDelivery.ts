import type { Db } from '../../db/openDatabase'
import { listReceived } from '../../repositories/applications/applicationAttachments'
import { markUnsent } from '../../repositories/applications/applicationStates'
import { findSubmission } from '../../repositories/applications/submissions'
import { findDelivery, makeDue } from '../../repositories/delivery/outbox'
import { uploadMs } from '../applications/storeApplication'
import { missingKeys } from './deliveryMessage'

/**
 * The application's files are all there: it is due. One that has left already, because nobody had announced the file,
 * leaves again.
 */
export async function queueWithFiles(
  db: Db,
  clientId: number,
  applicationId: number,
  now: Date,
): Promise<void> {
  const state = (await findDelivery(db, clientId, applicationId))?.state
  if (state === 'sent' || state === 'sending') await markUnsent(db, clientId, applicationId)
  await makeDue(db, clientId, applicationId, now)
}

/** It is to be sent again: now, or when its sender's hour is over if files are still to come. */
export async function queueAgain(db: Db, clientId: number, applicationId: number, now: Date): Promise<void> {
  const submission = await findSubmission(db, clientId, applicationId)
  if (!submission) return
  const received = (await listReceived(db, clientId, applicationId)).map((file) => file.fieldKey)
  const isComplete = missingKeys(submission, received).length === 0
  const hourIsOver = new Date(Date.parse(submission.submittedDate) + uploadMs)
  await makeDue(db, clientId, applicationId, isComplete || hourIsOver < now ? now : hourIsOver)
}
