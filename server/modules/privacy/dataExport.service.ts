import { pickQuestionGroupSettings } from '../../../src/schemas/fields/repeats'
import type { VacancyLists } from '../../../src/schemas/vacancies/vacancy'
import type { VacancyPayload } from '../../../src/schemas/vacancies/vacancyPayload'
import type { Db } from '../../db/openDatabase'
import { createDeliveryMessage } from '../applications/deliveryMessage'
import type { FileTools } from '../files/storedFiles.service'
import { listNotes } from '../review/notes.repository'
import type { StoredVacancy } from '../vacancies/vacancies.repository'
import { findVacancyFile, listVacancyAttachments } from '../vacancies/vacancyFiles.repository'
import { listApplicationIds, listVacanciesToExport } from './dataExport.repository'
import { listPersonsApplicationIds } from './erasure.repository'

/** Receives progress lines. */
type ReportProgress = (line: string) => void

const progressInterval = 100

/** Returns a client's vacancies that are not withdrawn, in the format in which a back-office would send them. */
export async function exportVacancies(
  db: Db,
  clientId: number,
  reportProgress: ReportProgress,
): Promise<VacancyPayload[]> {
  const payloads: VacancyPayload[] = []
  const vacancies = await listVacanciesToExport(db, clientId)
  for (const vacancy of vacancies) {
    const attachments = []
    for (const { id, filename, description } of await listVacancyAttachments(db, clientId, vacancy.id)) {
      const file = await findVacancyFile(db, clientId, vacancy.id, id)
      const content = Buffer.from(file?.content ?? []).toString('base64')
      attachments.push({ filename, description, mime: file?.mime ?? '', content })
    }
    payloads.push({ ...pickExportedProperties(vacancy), ...pickExportedLists(vacancy.lists), attachments })
    if (payloads.length % progressInterval === 0)
      reportProgress(`${payloads.length} of ${vacancies.length} vacancies`)
  }
  return payloads
}

/** Returns a client's applications in the format that back-offices receive. */
export async function exportApplications(
  tools: FileTools,
  clientId: number,
  reportProgress: ReportProgress,
): Promise<unknown[]> {
  return createMessages(tools, clientId, await listApplicationIds(tools.db, clientId), reportProgress)
}

/**
 * Returns a client's data about a person: each application as its back-office receives it, including files, and the
 * notes of colleagues without their authors.
 */
export async function exportPersonApplications(
  tools: FileTools,
  clientId: number,
  email: string,
): Promise<unknown[]> {
  const applications: unknown[] = []
  for (const id of await listPersonsApplicationIds(tools.db, clientId, email)) {
    const notes = (await listNotes(tools.db, clientId, id, null)).map(({ text, at }) => ({ text, at }))
    for (const message of await createMessages(tools, clientId, [id]))
      applications.push(Object.assign({}, message, { notes }))
  }
  return applications
}

async function createMessages(
  tools: FileTools,
  clientId: number,
  ids: readonly number[],
  reportProgress?: ReportProgress,
): Promise<unknown[]> {
  const messages: unknown[] = []
  for (const [index, id] of ids.entries()) {
    if (index > 0 && index % progressInterval === 0)
      reportProgress?.(`${index} of ${ids.length} applications`)
    const message = await createDeliveryMessage(tools, clientId, id)
    if (message !== undefined) messages.push(JSON.parse(message))
  }
  return messages
}

function pickExportedProperties({
  id: _id,
  guid: _guid,
  lists: _lists,
  ...exportedProperties
}: StoredVacancy) {
  return exportedProperties
}

function pickExportedLists(lists: VacancyLists) {
  const omitIdsAndResponses = <Item extends { id: number; applicantResponse: unknown }>(
    items: readonly Item[],
  ) => items.map(({ id: _id, applicantResponse: _response, ...item }) => item)
  return {
    licences: omitIdsAndResponses(lists.licences),
    qualifications: omitIdsAndResponses(lists.qualifications),
    requirements: omitIdsAndResponses(lists.requirements),
    skills: omitIdsAndResponses(lists.skills),
    visas: omitIdsAndResponses(lists.visas),
    screeningQuestions: lists.screeningQuestions.map(({ name, questions, ...rows }) => ({
      name,
      ...pickQuestionGroupSettings(rows),
      questions: omitIdsAndResponses(questions),
    })),
  }
}
