import type { OwnQuestionGroup, OwnVacancyContent } from '../../../../src/schemas/vacancies/ownVacancy'
import type { Db } from '../../../db/openDatabase'
import { nameOfUser } from '../../../repositories/accounts/audit'
import { listLibraryUsers, saveOwnVacancy } from '../../../repositories/vacancies/ownVacancies'
import { auditAccount } from '../../accounts/accountWork'
import { ownInTurn, type Writer } from './ownVacancyWork'

export type Users = { guid: string; content: OwnVacancyContent }[]

/** The vacancies whose questions say so. */
export function usersOf(users: Users, isUser: (groups: OwnQuestionGroup[]) => boolean) {
  return users.flatMap(({ guid, content }) =>
    isUser(content.screeningQuestions) ? [{ id: guid, name: content.name }] : [],
  )
}

/** Changes what is drafted of the vacancies that use this question or group of the library. */
export async function changeLibraryUsers(
  trx: Db,
  { clientId, userId }: Writer,
  libraryId: string,
  { change, now }: { change: (groups: OwnQuestionGroup[]) => OwnQuestionGroup[]; now: Date },
): Promise<void> {
  const updatedBy = await nameOfUser(trx, clientId, userId)
  for (const { guid } of await listLibraryUsers(trx, clientId, libraryId)) {
    const { revision, content } = await ownInTurn(trx, clientId, guid)
    const screeningQuestions = change(content.screeningQuestions)
    await saveOwnVacancy(trx, clientId, {
      ...{ guid, revision: revision + 1, content: { ...content, screeningQuestions } },
      ...{ updatedAt: now.toISOString(), updatedBy },
    })
  }
}

/** @param subject 'question:' or 'group:' with its id */
export function auditLibrary(trx: Db, writer: Writer, subject: string, now: Date): Promise<void> {
  const act = { action: 'question library changed', subject } as const
  return auditAccount(trx, writer, { ...act, about: writer.clientId, now })
}
