import type { ApplicationAttachment } from '../../../src/schemas/applications/application'
import type { Db } from '../../db/openDatabase'
import type { StoredFile } from '../files/files.repository'

export async function addApplicationAttachment(
  db: Db,
  clientId: number,
  attachment: { applicationId: number; fileId: number; fieldKey: string; filename: string },
): Promise<number> {
  const { id } = await db
    .insertInto('application_attachments')
    .values({
      client_id: clientId,
      application_id: attachment.applicationId,
      file_id: attachment.fileId,
      field_key: attachment.fieldKey,
      filename: attachment.filename,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function withFiles(db: Db, clientId: number, applicationId: number) {
  return db
    .selectFrom('application_attachments as a')
    .innerJoin('files as f', (join) =>
      join.onRef('f.client_id', '=', 'a.client_id').onRef('f.id', '=', 'a.file_id'),
    )
    .where('a.client_id', '=', clientId)
    .where('a.application_id', '=', applicationId)
}

export function listApplicationAttachments(
  db: Db,
  clientId: number,
  applicationId: number,
): Promise<(Omit<ApplicationAttachment, 'question' | 'isWithheld'> & { scan: string })[]> {
  return withFiles(db, clientId, applicationId)
    .select(['a.id', 'a.filename', 'a.field_key as fieldKey', 'f.mime', 'f.size', 'f.scan'])
    .orderBy('a.id')
    .execute()
}

/** A document with whose it is. */
export interface ExportedDocument {
  id: number
  applicationId: number
  applicantName: string
  filename: string
  /** Bytes. */
  size: number
}

/** The documents of these applications, by application; their bytes are still where they are. */
export async function listDocumentsOf(
  db: Db,
  clientId: number,
  applicationIds: readonly number[],
): Promise<ExportedDocument[]> {
  if (applicationIds.length === 0) return []
  return db
    .selectFrom('application_attachments as a')
    .innerJoin('files as f', (join) =>
      join.onRef('f.client_id', '=', 'a.client_id').onRef('f.id', '=', 'a.file_id'),
    )
    .innerJoin('applications as p', (join) =>
      join.onRef('p.client_id', '=', 'a.client_id').onRef('p.id', '=', 'a.application_id'),
    )
    .where('a.client_id', '=', clientId)
    .where('a.application_id', 'in', applicationIds)
    .select(['a.id', 'a.application_id as applicationId', 'a.filename', 'f.size'])
    .select('p.applicant_name as applicantName')
    .orderBy('a.application_id')
    .orderBy('a.id')
    .execute()
}

/** What was received for each field so far. */
export function listReceived(db: Db, clientId: number, applicationId: number) {
  return withFiles(db, clientId, applicationId)
    .select(['a.id', 'a.filename', 'a.field_key as fieldKey', 'f.sha256'])
    .execute()
}

export function findApplicationFile(
  db: Db,
  clientId: number,
  applicationId: number,
  attachmentId: number,
): Promise<StoredFile | undefined> {
  return withFiles(db, clientId, applicationId)
    .select(['a.filename', 'f.mime', 'f.content', 'f.id as fileId', 'f.object_key as objectKey', 'f.scan'])
    .where('a.id', '=', attachmentId)
    .executeTakeFirst()
}
