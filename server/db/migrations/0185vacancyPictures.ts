import type { Kysely, Migration } from 'kysely'
import { flagColumn } from '../columns'

/** Marks a document as the picture of its vacancy and stores the alternative text. */
export const vacancyPictures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('vacancy_attachments').addColumn('is_picture', 'integer', flagColumn).execute()
    await db.schema
      .createIndex('vacancy_attachments_pictures')
      .on('vacancy_attachments')
      .columns(['client_id', 'is_picture'])
      .execute()
  },
}
