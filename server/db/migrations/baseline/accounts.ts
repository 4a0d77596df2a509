import type { Kysely } from 'kysely'
import {
  addClientReference,
  addDefaults,
  addIntegers,
  addOptionalIntegers,
  addOptionalTexts,
  addTexts,
  buildIdColumn,
  createTableWithKey,
  createTenantTable,
  notNullColumn,
} from '../../columns'
import { isPostgres } from '../../openDatabase'

/**
 * Clients with their domains and forms, users with their links and codes, API keys, sessions, and the counters that
 * limit calls and sign-ins.
 */
export async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  await createClients(db)
  await createUsers(db)
  await createSessions(db)
  await createLimits(db)
}

async function createClients(db: Kysely<unknown>): Promise<void> {
  const clients = db.schema
    .createTable('clients')
    .addColumn('id', 'integer', buildIdColumn(db))
    .addColumn('code', 'text', (column) => column.notNull().unique())
  await addTexts(clients, ['company', 'application_form_fields', 'custom_fields', 'created_at'])
    .$call(
      addOptionalTexts('advertiser_id', 'privacy_link', 'privacy_link_label', 'custom_logo_redirect_url'),
    )
    .$call(addOptionalTexts('custom_eoi_image_data_uri', 'decommissioned_at', 'frame_ancestors'))
    .$call(
      addOptionalTexts(
        'published_hash',
        'first_steps_over_at',
        'answers',
        'reply_address',
        'employment_types',
      ),
    )
    .$call(addIntegers('max_imported_count'))
    .$call(addOptionalIntegers('retain_days', 'retain_months', 'published_version'))
    .$call(
      addDefaults(0, 'can_show_sidebar', 'can_show_eoi', 'can_show_recent_jobs', 'can_show_social_icons'),
    )
    .$call(addDefaults(0, 'can_show_advertise_end_date', 'can_show_vacancy_department'))
    .$call(addDefaults(0, 'can_redirect_to_vacancy_details', 'can_allow_upload', 'is_demo', 'site_version'))
    .$call(addDefaults(0, 'can_apply_in_steps', 'can_check_answers', 'can_count_leaving', 'can_review_blind'))
    // No code reads `can_offer_german`: `languages` replaced it.
    .$call(addDefaults(0, 'can_offer_alerts', 'needs_form_stamp', 'needs_proof_of_work', 'can_offer_german'))
    .$call(addDefaults(1, 'can_edit_pages', 'can_edit_look', 'can_edit_styles', 'takes_late'))
    .$call(addDefaults('both', 'vacancy_source'))
    .$call(addDefaults('', 'languages'))
    .execute()
  await createTenantTable(db, 'client_domains')
    .addColumn('domain', 'text', notNullColumn)
    .addUniqueConstraint('client_domains_domain', ['client_id', 'domain'])
    .execute()
  // On PostgreSQL keys begin with the client; accounts change one after the other, so a domain still has one client.
  const byDomain = db.schema.createIndex('client_domains_by_domain').on('client_domains').column('domain')
  await (isPostgres(db) ? byDomain : byDomain.unique()).execute()
  await addTexts(createTenantTable(db, 'account_schemas'), ['schema', 'changes', 'at'])
    .$call(addOptionalTexts('username'))
    .$call(addIntegers('version'))
    .addUniqueConstraint('account_schemas_version', ['client_id', 'version'])
    .execute()
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await createTableWithKey(db, 'users', 'username_lower', (table) =>
    addTexts(table, ['username', 'password_hash', 'role', 'created_at'])
      .$call(addOptionalTexts('name'))
      .$call(addDefaults('owner', 'account_role'))
      .$call(addDefaults(0, 'is_invited')),
  )
  const linkTexts = ['kind', 'token_hash', 'username', 'made_by', 'expires_at']
  await addTexts(createTenantTable(db, 'account_links'), linkTexts)
    .$call(addOptionalTexts('account_role', 'used_at'))
    .$call(addOptionalIntegers('user_id'))
    .addUniqueConstraint('account_links_token', ['client_id', 'token_hash'])
    .$call(addClientReference('account_links_user', 'user_id', 'users'))
    .execute()
  await addTexts(createTenantTable(db, 'one_time_codes'), ['sealed_secret', 'begun_at'])
    .$call(addOptionalTexts('confirmed_at'))
    .$call(addIntegers('user_id', 'last_step'))
    .addUniqueConstraint('one_time_codes_of_user', ['client_id', 'user_id'])
    .$call(addClientReference('one_time_codes_user', 'user_id', 'users'))
    .execute()
  await addTexts(createTenantTable(db, 'recovery_codes'), ['code_hash'])
    .$call(addIntegers('user_id'))
    .addUniqueConstraint('recovery_codes_of_user', ['client_id', 'user_id', 'code_hash'])
    .$call(addClientReference('recovery_codes_user', 'user_id', 'users'))
    .execute()
  await createTableWithKey(db, 'api_keys', 'key_hash', (table) =>
    addTexts(table, ['name', 'created_at']).$call(addOptionalTexts('revoked_at', 'may', 'last_used_at')),
  )
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await createTableWithKey(db, 'sessions', 'sid', (table) =>
    addTexts(table, ['role', 'created_at', 'expires_at'])
      .$call(addOptionalTexts('ended_at', 'device', 'device_id', 'address'))
      .$call(addOptionalIntegers('user_id'))
      .$call(addDefaults(0, 'is_new_device'))
      .$call(addClientReference('sessions_user', 'user_id', 'users')),
  )
  await createTableWithKey(db, 'refresh_tokens', 'token_hash', (table) =>
    addTexts(table, ['created_at', 'expires_at'])
      .$call(addOptionalTexts('used_at'))
      .$call(addIntegers('session_id'))
      .$call(addClientReference('refresh_tokens_session', 'session_id', 'sessions')),
  )
}

/** Limits are shared by all processes. Their keys are hashes, because they are made of names and addresses. */
async function createLimits(db: Kysely<unknown>): Promise<void> {
  const createLimit = (name: string) =>
    db.schema.createTable(name).addColumn('key_hash', 'text', (column) => column.notNull().primaryKey())
  await addTexts(createLimit('attempt_counts'), ['until']).$call(addIntegers('taken')).execute()
  await addTexts(createLimit('sign_in_attempts'), ['next_at', 'until'])
    .$call(addOptionalTexts('account_hash'))
    .$call(addIntegers('taken'))
    .execute()
}
