import type {
  AuthoredQuestionGroup,
  AuthoredVacancyContent,
} from '../../../src/schemas/authoring/authoredVacancy'
import type { Db } from '../../db/openDatabase'
import { nameOfUser } from '../audit/audit.repository'
import { auditAccountChange } from '../audit/recordActivity'
import { listLibraryUsages, saveAuthoredVacancy } from './authoredVacancies.repository'
import { lockAuthoredVacancy, type VacancyAuthor } from './authoringTransaction'

export type LibraryUsages = { guid: string; content: AuthoredVacancyContent }[]

/** Returns the vacancies whose question groups satisfy `isUser`. */
export function listUsingVacancies(
  usages: LibraryUsages,
  isUser: (groups: AuthoredQuestionGroup[]) => boolean,
) {
  return usages.flatMap(({ guid, content }) =>
    isUser(content.screeningQuestions) ? [{ id: guid, name: content.name }] : [],
  )
}

/** Changes the drafts of the vacancies that use this question or group of the library. */
export async function updateLibraryUsages(
  trx: Db,
  { clientId, userId }: VacancyAuthor,
  libraryId: string,
  { change, now }: { change: (groups: AuthoredQuestionGroup[]) => AuthoredQuestionGroup[]; now: Date },
): Promise<void> {
  const updatedBy = await nameOfUser(trx, clientId, userId)
  for (const { guid } of await listLibraryUsages(trx, clientId, libraryId)) {
    const { revision, content } = await lockAuthoredVacancy(trx, clientId, guid)
    const screeningQuestions = change(content.screeningQuestions)
    await saveAuthoredVacancy(trx, clientId, {
      ...{ guid, revision: revision + 1, content: { ...content, screeningQuestions } },
      ...{ updatedAt: now.toISOString(), updatedBy },
    })
  }
}

/** @param subject 'question:' or 'group:' followed by the id */
export function recordLibraryActivity(
  trx: Db,
  writer: VacancyAuthor,
  subject: string,
  now: Date,
): Promise<void> {
  const entry = { action: 'question library changed', subject } as const
  return auditAccountChange(trx, writer, { ...entry, about: writer.clientId, now })
}
