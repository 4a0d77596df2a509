import type { Db } from '../../db/openDatabase'

/** A delivery that is not tried any more. */
export interface FailedDelivery {
  applicationId: number
  attempts: number
  lastError: string | null
}

export function listFailed(db: Db, clientId: number): Promise<FailedDelivery[]> {
  return db
    .selectFrom('outbox')
    .select(['application_id as applicationId', 'attempts', 'last_error as lastError'])
    .where('client_id', '=', clientId)
    .where('state', '=', 'failed')
    .orderBy('application_id')
    .execute()
}
