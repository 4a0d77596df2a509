import type { VacancyAttachment, VacancyDetail } from '../../../src/schemas/vacancy'
import type { Language } from '../../../src/texts/language'
import type { StoredFile } from '../../repositories/files/files'
import { findAdvertised, type StoredVacancy } from '../../repositories/vacancies/vacancies'
import { findVacancyFile, listVacancyAttachments } from '../../repositories/vacancies/vacancyAttachments'
import { found } from '../problem'
import type { ServerContext } from '../serverContext'
import { readAdvertised } from './readAdvertised'

type Surroundings = Pick<ServerContext, 'db' | 'now'>

/** A vacancy that is advertised now, as it is stored: its description is not clean yet. @throws not-found */
export async function advertisedVacancy(
  { db, now }: Surroundings,
  clientId: number,
  id: number,
): Promise<StoredVacancy> {
  return found(await findAdvertised(db, clientId, { id }, now()))
}

/** The same as it may be shown, with its documents [API-09]. @throws not-found */
export async function readVacancy(
  context: Surroundings,
  clientId: number,
  id: number,
  language?: Language,
): Promise<VacancyDetail> {
  const vacancy = found(await readAdvertised(context.db, clientId, { id }, context.now(), language))
  return { ...vacancy, attachments: await listVacancyAttachments(context.db, clientId, id) }
}

/** Documents of a vacancy that is advertised now [API-12]. @throws not-found */
export async function readDocuments(
  context: Surroundings,
  clientId: number,
  id: number,
): Promise<VacancyAttachment[]> {
  await advertisedVacancy(context, clientId, id)
  return listVacancyAttachments(context.db, clientId, id)
}

/** One of them with its bytes. @throws not-found */
export async function readDocument(
  context: Surroundings,
  clientId: number,
  { id, attachmentId }: { id: number; attachmentId: number },
): Promise<StoredFile> {
  await advertisedVacancy(context, clientId, id)
  return found(await findVacancyFile(context.db, clientId, id, attachmentId))
}
