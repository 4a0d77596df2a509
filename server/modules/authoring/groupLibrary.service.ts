import { randomUUID } from 'node:crypto'
import type {
  AuthoredQuestionGroup,
  AuthoredVacancyContent,
  LibraryQuestion,
} from '../../../src/schemas/authoring/authoredVacancy'
import {
  type LibraryGroup,
  type LibraryGroupContent,
  maximumLibraryGroups,
  type SavedLibraryGroup,
  toLibraryGroup,
  withLibraryGroup,
  withLibraryQuestion,
} from '../../../src/schemas/authoring/libraryGroup'
import { matchesGroup } from '../../../src/schemas/authoring/librarySearch'
import { vacancyCheckTexts } from '../../../src/texts/admin/authoredVacancies.texts'
import { questionLibraryTexts as texts } from '../../../src/texts/admin/questions.texts'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { getUserLabel } from '../audit/audit.repository'
import { auditClientChange } from '../audit/recordActivity'
import { listLibraryUsages, saveAuthoredVacancy } from './authoredVacancies.repository'
import type { AuthoringContext } from './authoredVacancies.service'
import { lockAuthoredVacancy, type VacancyAuthor } from './authoringTransaction'
import {
  addLibraryGroup,
  findLibraryGroup,
  listLibraryGroups,
  removeLibraryGroup,
  removeLibraryQuestion,
  type StoredGroup,
  saveLibraryGroup,
} from './library.repository'

/**
 * Returns the client's library groups whose name, heading or questions match the search, sorted by name. Each group
 * lists the vacancies that use it.
 */
export async function readLibraryGroups(
  { db }: Pick<AuthoringContext, 'db'>,
  clientId: number,
  q: string,
): Promise<LibraryGroup[]> {
  const usages = await listLibraryUsages(db, clientId)
  const matches = (await listLibraryGroups(db, clientId)).filter((libraryGroup) =>
    matchesGroup(libraryGroup, q),
  )
  return matches.map((match) => withUsages(match, usages))
}

function withUsages({ id, name, group }: StoredGroup, usages: LibraryUsages): LibraryGroup {
  return {
    id,
    name,
    group,
    usedIn: listUsingVacancies(usages, (groups) => groups.some(({ libraryId }) => libraryId === id)),
  }
}

/** @throws invalid when the client has reached the limit, or two questions have the same id */
export function addGroupToLibrary(
  { db, now: clock }: AuthoringContext,
  author: VacancyAuthor,
  groupInput: { name: string; group: LibraryGroupContent },
): Promise<SavedLibraryGroup> {
  const now = clock()
  const { clientId } = author
  const { group, unlinkedIds } = toCheckedLibraryGroup(groupInput.group)
  const storedGroup = { id: randomUUID(), name: groupInput.name.trim(), group, updatedAt: now.toISOString() }
  return runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, clientId, 'question library')
    const count = (await listLibraryGroups(trx, clientId)).length
    if (count >= maximumLibraryGroups)
      throw createInvalidGroupError('', texts.tooManyGroups(maximumLibraryGroups))
    await addLibraryGroup(trx, clientId, storedGroup)
    await recordLibraryActivity(trx, author, `group:${storedGroup.id}`, now)
    return { ...withUsages(storedGroup, []), freed: unlinkedIds }
  })
}

/** Omitted properties stay unchanged. */
interface GroupChange {
  name?: string
  group?: LibraryGroupContent
  everywhere: boolean
}

/**
 * Changes a group of the library. With `everywhere`, also changes it in the drafts of the vacancies that use it;
 * visitors see the change when the vacancy is published.
 * @throws not-found; invalid when two questions have the same id
 */
export function changeLibraryGroup(
  { db, now: clock }: AuthoringContext,
  author: VacancyAuthor,
  id: string,
  { everywhere, ...groupInput }: GroupChange,
): Promise<SavedLibraryGroup> {
  const now = clock()
  const { clientId } = author
  const checkedGroup = groupInput.group && toCheckedLibraryGroup(groupInput.group)
  return runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, clientId, 'question library')
    const previousGroup = orNotFound(await findLibraryGroup(trx, clientId, id))
    const { group } = checkedGroup ?? previousGroup
    const name = groupInput.name?.trim() ?? previousGroup.name
    const storedGroup = { id, name, group, updatedAt: now.toISOString() }
    await saveLibraryGroup(trx, clientId, storedGroup)
    if (everywhere) {
      const changeGroups = (groups: Parameters<typeof withLibraryGroup>[0]) =>
        withLibraryGroup(groups, id, group, randomUUID)
      await updateLibraryUsages(trx, author, id, { changeGroups, now })
    }
    await recordLibraryActivity(trx, author, `group:${id}`, now)
    return {
      ...withUsages(storedGroup, await listLibraryUsages(trx, clientId, id)),
      freed: checkedGroup?.unlinkedIds ?? [],
    }
  })
}

function toCheckedLibraryGroup(group: LibraryGroupContent): ReturnType<typeof toLibraryGroup> {
  const ids = group.questions.map(({ id }) => id)
  const duplicateIndex = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (duplicateIndex >= 0)
    throw createInvalidGroupError(`/group/questions/${duplicateIndex}/id`, vacancyCheckTexts.duplicateId)
  return toLibraryGroup(group)
}

function createInvalidGroupError(path: string, message: string): ProblemError {
  return new ProblemError('invalid', { errors: [{ path, message }] })
}

const removeFunctions = { group: removeLibraryGroup, question: removeLibraryQuestion }

/** Deletes a group or a question of the library. Vacancies keep their copies. @throws not-found */
export function removeFromLibrary(
  { db, now: clock }: AuthoringContext,
  author: VacancyAuthor,
  kind: keyof typeof removeFunctions,
  id: string,
): Promise<void> {
  const now = clock()
  return runInTransaction(db, async (trx) => {
    if (!(await removeFunctions[kind](trx, author.clientId, id))) throw new ProblemError('not-found')
    await recordLibraryActivity(trx, author, `${kind}:${id}`, now)
  })
}

/** Updates a question of the library in the library groups that contain it. */
export async function updateQuestionInGroups(
  trx: Db,
  clientId: number,
  libraryQuestion: Pick<LibraryQuestion, 'id' | 'question'>,
  now: Date,
): Promise<void> {
  for (const storedGroup of await listLibraryGroups(trx, clientId)) {
    const { questions } = storedGroup.group
    if (!questions.some(({ libraryId }) => libraryId === libraryQuestion.id)) continue
    const changedQuestions = questions.map((question) =>
      question.libraryId === libraryQuestion.id ? withLibraryQuestion(question, libraryQuestion) : question,
    )
    const group = { ...storedGroup.group, questions: changedQuestions }
    await saveLibraryGroup(trx, clientId, { ...storedGroup, group, updatedAt: now.toISOString() })
  }
}

export type LibraryUsages = { guid: string; content: AuthoredVacancyContent }[]

/** Returns the vacancies whose question groups satisfy `usesItem`. */
export function listUsingVacancies(
  usages: LibraryUsages,
  usesItem: (groups: AuthoredQuestionGroup[]) => boolean,
) {
  return usages.flatMap(({ guid, content }) =>
    usesItem(content.screeningQuestions) ? [{ id: guid, name: content.name }] : [],
  )
}

/** Changes the drafts of the vacancies that use this question or group of the library. */
export async function updateLibraryUsages(
  trx: Db,
  { clientId, userId }: VacancyAuthor,
  libraryId: string,
  {
    changeGroups,
    now,
  }: { changeGroups: (groups: AuthoredQuestionGroup[]) => AuthoredQuestionGroup[]; now: Date },
): Promise<void> {
  const updatedBy = await getUserLabel(trx, clientId, userId)
  for (const { guid } of await listLibraryUsages(trx, clientId, libraryId)) {
    const { revision, content } = await lockAuthoredVacancy(trx, clientId, guid)
    const screeningQuestions = changeGroups(content.screeningQuestions)
    await saveAuthoredVacancy(trx, clientId, {
      ...{ guid, revision: revision + 1, content: { ...content, screeningQuestions } },
      ...{ updatedAt: now.toISOString(), updatedBy },
    })
  }
}

/** @param subject 'question:' or 'group:' followed by the id */
export function recordLibraryActivity(
  trx: Db,
  author: VacancyAuthor,
  subject: string,
  now: Date,
): Promise<void> {
  const entry = { action: 'question library changed', subject } as const
  return auditClientChange(trx, author, { ...entry, aboutClientId: author.clientId, now })
}
