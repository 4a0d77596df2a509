import type { Kysely } from 'kysely'
import { clientReference, createTenantTable, integers, optionalTexts, withTexts, zeros } from '../../columns'

/** A client's back-office, the pending deliveries, and each delivery attempt. */
export async function createBackOfficeTables(db: Kysely<unknown>): Promise<void> {
  await withTexts(createTenantTable(db, 'back_offices'), ['address', 'secrets', 'updated_at'])
    .addUniqueConstraint('back_offices_client', ['client_id'])
    .execute()
  await withTexts(createTenantTable(db, 'outbox'), ['guid', 'state', 'next_attempt_at', 'created_at'])
    .$call(optionalTexts('last_error', 'sent_at', 'claim', 'body_sha256'))
    .$call(integers('application_id'))
    .$call(zeros('attempts'))
    .addUniqueConstraint('outbox_application', ['client_id', 'application_id'])
    .$call(clientReference('outbox_of_application', 'application_id', 'applications'))
    .execute()
  await withTexts(createTenantTable(db, 'delivery_attempts'), ['at'])
    .$call(optionalTexts('error'))
    .$call(integers('application_id', 'duration_ms'))
    .addColumn('status', 'integer')
    .$call(clientReference('delivery_attempts_application', 'application_id', 'applications'))
    .execute()
}
