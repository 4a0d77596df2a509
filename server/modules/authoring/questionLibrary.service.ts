import { randomUUID } from 'node:crypto'
import type { AuthoredQuestionGroup, LibraryQuestion } from '../../../src/schemas/authoring/authoredVacancy'
import { withLibraryQuestion } from '../../../src/schemas/authoring/libraryGroup'
import { matchesQuestion } from '../../../src/schemas/authoring/librarySearch'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { orNotFound } from '../../problem'
import { listLibraryUsages } from './authoredVacancies.repository'
import type { AuthoringContext } from './authoredVacancies.service'
import type { VacancyAuthor } from './authoringTransaction'
import {
  type LibraryUsages,
  listUsingVacancies,
  recordLibraryActivity,
  updateLibraryUsages,
  updateQuestionInGroups,
} from './groupLibrary.service'
import {
  addLibraryQuestion,
  findLibraryQuestion,
  listLibraryQuestions,
  type StoredQuestion,
  saveLibraryQuestion,
} from './library.repository'

type LibraryQuestionInput = Pick<LibraryQuestion, 'name' | 'question'>

/**
 * Returns the client's library questions whose name or text matches the search, sorted by name. Each question lists
 * the vacancies that use it.
 */
export async function readLibraryQuestions(
  { db }: Pick<AuthoringContext, 'db'>,
  clientId: number,
  q: string,
): Promise<LibraryQuestion[]> {
  const usages = await listLibraryUsages(db, clientId)
  const matches = (await listLibraryQuestions(db, clientId)).filter((question) =>
    matchesQuestion(question, q),
  )
  return matches.map((match) => toLibraryQuestion(match, usages))
}

function toLibraryQuestion({ id, name, question }: StoredQuestion, usages: LibraryUsages): LibraryQuestion {
  const usesQuestion = (groups: AuthoredQuestionGroup[]) =>
    groups.some(({ questions }) => questions.some(({ libraryId }) => libraryId === id))
  return { id, name, question, usedIn: listUsingVacancies(usages, usesQuestion) }
}

export function addQuestionToLibrary(
  { db, now: clock }: AuthoringContext,
  author: VacancyAuthor,
  questionInput: LibraryQuestionInput,
): Promise<LibraryQuestion> {
  const now = clock()
  const storedQuestion = { id: randomUUID(), ...questionInput, updatedAt: now.toISOString() }
  return runInTransaction(db, async (trx) => {
    await addLibraryQuestion(trx, author.clientId, storedQuestion)
    await recordLibraryActivity(trx, author, `question:${storedQuestion.id}`, now)
    return toLibraryQuestion(storedQuestion, [])
  })
}

/**
 * Changes a question of the library. With `everywhere`, also changes it in the library groups that contain it and
 * in the drafts of the vacancies that use it: there it keeps its id, its conditions and its alternative, and
 * visitors see the change when the vacancy is published.
 * @throws not-found
 */
export function changeLibraryQuestion(
  { db, now: clock }: AuthoringContext,
  author: VacancyAuthor,
  id: string,
  { everywhere, ...questionInput }: LibraryQuestionInput & { everywhere: boolean },
): Promise<LibraryQuestion> {
  const now = clock()
  const { clientId } = author
  const storedQuestion = { id, ...questionInput, updatedAt: now.toISOString() }
  return runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, clientId, 'question library')
    orNotFound(await findLibraryQuestion(trx, clientId, id))
    await saveLibraryQuestion(trx, clientId, storedQuestion)
    if (everywhere) await updateUsages(trx, author, storedQuestion, now)
    await recordLibraryActivity(trx, author, `question:${id}`, now)
    return toLibraryQuestion(storedQuestion, await listLibraryUsages(trx, clientId, id))
  })
}

async function updateUsages(
  trx: Db,
  author: VacancyAuthor,
  storedQuestion: StoredQuestion,
  now: Date,
): Promise<void> {
  const changeGroups = (groups: AuthoredQuestionGroup[]) =>
    groups.map((group) => ({
      ...group,
      questions: group.questions.map((question) =>
        question.libraryId === storedQuestion.id ? withLibraryQuestion(question, storedQuestion) : question,
      ),
    }))
  await updateLibraryUsages(trx, author, storedQuestion.id, { changeGroups, now })
  await updateQuestionInGroups(trx, author.clientId, storedQuestion, now)
}
