import type { DeliveryAttempt as ShownAttempt } from '../../../src/schemas/application'
import type { Db } from '../../db/openDatabase'

/** One attempt to deliver an application; they are only ever added. */
export interface DeliveryAttempt {
  applicationId: number
  at: Date
  /** Null when the receiver did not answer. */
  status: number | null
  error: string | null
  /** Whole milliseconds. */
  durationMs: number
  /** The beginning of what was answered; null: nothing, or nothing that may be kept. */
  answer: string | null
  /** Null where nothing was sent. */
  sent: SentMessage | null
}

/** What an attempt sent, and where to: without the query of the address, which may hold a secret. */
export interface SentMessage {
  address: string
  /** The `webhook-id`. */
  messageId: string
  /** Of the body. */
  bytes: number
}

export async function addDeliveryAttempt(db: Db, clientId: number, attempt: DeliveryAttempt): Promise<void> {
  await db
    .insertInto('delivery_attempts')
    .values({
      client_id: clientId,
      application_id: attempt.applicationId,
      at: attempt.at.toISOString(),
      status: attempt.status,
      error: attempt.error,
      duration_ms: attempt.durationMs,
      address: attempt.sent?.address ?? null,
      message_id: attempt.sent?.messageId ?? null,
      bytes: attempt.sent?.bytes ?? null,
      answer: attempt.answer,
    })
    .execute()
}

/** The oldest first. */
export function listDeliveryAttempts(
  db: Db,
  clientId: number,
  applicationId: number,
): Promise<ShownAttempt[]> {
  return db
    .selectFrom('delivery_attempts')
    .select(['at', 'status', 'error'])
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute()
}
