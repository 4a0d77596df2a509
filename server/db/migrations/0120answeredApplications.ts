import type { Kysely, Migration } from 'kysely'
import { addTexts, createTenantTable, notNullColumn } from '../columns'

/** Status, status history, and a client's messages to applicants. */
export const answeredApplications: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('applications')
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('received'))
      .execute()
    await db.schema.alterTable('clients').addColumn('answers', 'text').execute()
    await addTexts(createTenantTable(db, 'application_states'), [
      'change_guid',
      'state',
      'before',
      'told',
      'at',
    ])
      .addColumn('application_id', 'integer', notNullColumn)
      .addColumn('words', 'text')
      .addColumn('mail_guid', 'text')
      .addColumn('username', 'text')
      .addForeignKeyConstraint(
        'application_states_application',
        ['client_id', 'application_id'],
        'applications',
        ['client_id', 'id'],
      )
      .execute()
    await db.schema
      .createIndex('application_states_of_application')
      .on('application_states')
      .columns(['client_id', 'application_id'])
      .execute()
    await db.schema
      .createIndex('application_states_of_change')
      .on('application_states')
      .columns(['client_id', 'change_guid'])
      .execute()
  },
}
