import type { Db } from '../db/openDatabase'

/** One attempt to deliver an application; they are only ever added. */
export interface DeliveryAttempt {
  applicationId: number
  at: Date
  /** Null when the receiver did not answer. */
  status: number | null
  error: string | null
  /** Whole milliseconds. */
  durationMs: number
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
    })
    .execute()
}
