import type { ApplicationDetails, ApplicationListItem, Pagination } from '../../../src/schemas/application'
import {
  findApplicationFile,
  listApplicationAttachments,
} from '../../repositories/applications/applicationAttachments'
import type { ApplicationFilters } from '../../repositories/applications/applicationFilters'
import { findApplication } from '../../repositories/applications/applicationItems'
import { type ApplicationPage, listApplications } from '../../repositories/applications/applicationList'
import { listDeliveryAttempts } from '../../repositories/delivery/deliveryAttempts'
import { findDelivery } from '../../repositories/delivery/outbox'
import type { StoredFile } from '../../repositories/files/files'
import { openForReader } from '../files/openStoredFile'
import { found } from '../problem'
import type { ServerContext } from '../serverContext'

/** A page of a client's applications [AP-01, AP-02, AP-03]. */
export function readApplications(
  { db }: Pick<ServerContext, 'db'>,
  clientId: number,
  { filters, page }: { filters: ApplicationFilters; page: ApplicationPage },
): Promise<{ results: ApplicationListItem[]; pagination: Pagination }> {
  return listApplications(db, clientId, filters, page)
}

/** An application with its files and every attempt to deliver it [AP-06]. @throws not-found */
export async function readApplication(
  { db }: Pick<ServerContext, 'db'>,
  clientId: number,
  id: number,
): Promise<ApplicationDetails> {
  const { item, attachmentKeys, fileFields } = found(await findApplication(db, clientId, id))
  const received = await listApplicationAttachments(db, clientId, id)
  const question = (key: string) => fileFields[key]?.question ?? ''
  const attachments = received.map(({ fieldKey, scan, ...file }) => ({
    ...file,
    question: question(fieldKey),
    isWithheld: scan === 'infected',
  }))
  const missing = attachmentKeys.filter((key) => !received.some((file) => file.fieldKey === key))
  const delivery = found(await findDelivery(db, clientId, id))
  const deliveryAttempts = await listDeliveryAttempts(db, clientId, id)
  const missingDocuments = missing.map((key) => question(key) || key)
  return { ...item, attachments, missingDocuments, delivery, deliveryAttempts }
}

/** One of its files with the bytes. @throws not-found, withheld, FileStoreError, ScannerError */
export async function readApplicationFile(
  context: ServerContext,
  clientId: number,
  { id, attachmentId }: { id: number; attachmentId: number },
): Promise<StoredFile> {
  const file = found(await findApplicationFile(context.db, clientId, id, attachmentId))
  return openForReader(context, clientId, file)
}
