import type { Kysely } from 'kysely'
import {
  addClientReference,
  addIntegers,
  addOptionalIntegers,
  addOptionalTexts,
  addTexts,
  createTenantTable,
} from '../../columns'

const alertTexts = [
  ...['token_hash', 'sealed_token', 'address_hash', 'sealed_address', 'search', 'frequency'],
  ...['language', 'origin', 'told', 'created_at', 'expires_at'],
]
const noticeTexts = [
  ...['choice', 'token_hash', 'sealed_token', 'address_hash', 'sealed_address', 'origin', 'created_at'],
]

/**
 * The mail queue, addresses that reject mail, job alerts, and notifications for the users of an account. Addresses are
 * stored encrypted or hashed.
 */
export async function createMailTables(db: Kysely<unknown>): Promise<void> {
  const mailTexts = ['guid', 'kind', 'address_hash', 'sealed', 'state', 'next_attempt_at', 'created_at']
  await addTexts(createTenantTable(db, 'mails'), mailTexts)
    .$call(addOptionalTexts('claim', 'last_error', 'tried_at'))
    .$call(addIntegers('attempts'))
    .$call(addOptionalIntegers('application_id'))
    .$call(addClientReference('mails_application', 'application_id', 'applications'))
    .execute()
  await addTexts(createTenantTable(db, 'mail_stops'), ['address_hash', 'at'])
    .addUniqueConstraint('mail_stops_address', ['client_id', 'address_hash'])
    .execute()
  await addTexts(createTenantTable(db, 'job_alerts'), alertTexts)
    .$call(addOptionalTexts('confirmed_at', 'next_at', 'claim', 'asked_at', 'mail_guid'))
    .addUniqueConstraint('job_alerts_token', ['client_id', 'token_hash'])
    .execute()
  await addTexts(createTenantTable(db, 'notices'), noticeTexts)
    .$call(addOptionalTexts('confirmed_at', 'next_at', 'claim'))
    .$call(addIntegers('user_id', 'told_up_to'))
    .addUniqueConstraint('notices_user', ['client_id', 'user_id'])
    .$call(addClientReference('notices_of_user', 'user_id', 'users'))
    .execute()
}
