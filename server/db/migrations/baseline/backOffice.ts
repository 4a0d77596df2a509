import type { Kysely } from 'kysely'
import {
  addClientReference,
  addDefaults,
  addIntegers,
  addOptionalIntegers,
  addOptionalTexts,
  addTexts,
  createTenantTable,
} from '../../columns'

/** A client's back-office, the delivery of each application, and each delivery attempt. */
export async function createBackOfficeTables(db: Kysely<unknown>): Promise<void> {
  await addTexts(createTenantTable(db, 'back_offices'), ['address', 'secrets', 'updated_at'])
    .$call(addOptionalTexts('old_secret_until', 'paused_at'))
    .addUniqueConstraint('back_offices_client', ['client_id'])
    .execute()
  await addTexts(createTenantTable(db, 'outbox'), ['guid', 'state', 'next_attempt_at', 'created_at'])
    .$call(addOptionalTexts('last_error', 'sent_at', 'claim', 'body_sha256'))
    .$call(addIntegers('application_id'))
    .$call(addDefaults(0, 'attempts'))
    .addUniqueConstraint('outbox_application', ['client_id', 'application_id'])
    .$call(addClientReference('outbox_of_application', 'application_id', 'applications'))
    .execute()
  await addTexts(createTenantTable(db, 'delivery_attempts'), ['at'])
    .$call(addOptionalTexts('error', 'address', 'message_id', 'answer'))
    .$call(addIntegers('application_id', 'duration_ms'))
    .$call(addOptionalIntegers('status', 'bytes'))
    .$call(addClientReference('delivery_attempts_application', 'application_id', 'applications'))
    .execute()
}
