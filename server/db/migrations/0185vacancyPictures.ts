import type { Kysely, Migration } from 'kysely'
import { flagColumn } from '../columns'

/** A document of a vacancy may be the picture that it is shown with; its description is what the picture shows. */
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
