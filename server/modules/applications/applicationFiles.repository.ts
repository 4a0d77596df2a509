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

function selectAttachmentsWithFiles(db: Db, clientId: number, applicationId: number) {
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
  return selectAttachmentsWithFiles(db, clientId, applicationId)
    .select(['a.id', 'a.filename', 'a.field_key as fieldKey', 'f.mime', 'f.size', 'f.scan'])
    .orderBy('a.id')
    .execute()
}

/** A document of an application, without its content. */
export interface ApplicationDocument {
  id: number
  applicationId: number
  applicantName: string
  filename: string
  /** Size in bytes. */
  size: number
}

/** Returns the documents of these applications, ordered by application. Does not read their content. */
export async function listApplicationDocuments(
  db: Db,
  clientId: number,
  applicationIds: readonly number[],
): Promise<ApplicationDocument[]> {
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

/** Returns the files received so far, with their field keys. */
export function listReceivedFiles(db: Db, clientId: number, applicationId: number) {
  return selectAttachmentsWithFiles(db, clientId, applicationId)
    .select(['a.id', 'a.filename', 'a.field_key as fieldKey', 'f.sha256'])
    .execute()
}

export function findApplicationFile(
  db: Db,
  clientId: number,
  applicationId: number,
  attachmentId: number,
): Promise<StoredFile | undefined> {
  return selectAttachmentsWithFiles(db, clientId, applicationId)
    .select(['a.filename', 'f.mime', 'f.content', 'f.id as fileId', 'f.object_key as objectKey', 'f.scan'])
    .where('a.id', '=', attachmentId)
    .executeTakeFirst()
}
