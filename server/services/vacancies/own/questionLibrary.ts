import { randomUUID } from 'node:crypto'
import type {
  LibraryQuestion,
  OwnQuestion,
  OwnVacancyContent,
} from '../../../../src/schemas/vacancies/ownVacancy'
import { type Db, inTransaction, waitForTurn } from '../../../db/openDatabase'
import { nameOfUser } from '../../../repositories/accounts/audit'
import { listLibraryUsers, saveOwnVacancy } from '../../../repositories/vacancies/ownVacancies'
import {
  addLibraryQuestion,
  findLibraryQuestion,
  type KeptQuestion,
  listLibrary,
  removeLibraryQuestion,
  saveLibraryQuestion,
} from '../../../repositories/vacancies/questionLibrary'
import { auditAccount } from '../../accounts/accountWork'
import { found, ProblemError } from '../../problem'
import { ownInTurn, type Writer } from './ownVacancyWork'
import type { Working } from './writeOwnVacancy'

type Written = Pick<LibraryQuestion, 'name' | 'question'>

/** A client's questions by name, those with the words in name or text, each with the vacancies that use it. */
export async function readLibrary(
  { db }: Pick<Working, 'db'>,
  clientId: number,
  q: string,
): Promise<LibraryQuestion[]> {
  const users = await listLibraryUsers(db, clientId)
  const words = q.toLowerCase()
  const kept = (await listLibrary(db, clientId)).filter(({ name, question }) =>
    `${name}\n${question.text}`.toLowerCase().includes(words),
  )
  return kept.map((one) => told(one, users))
}

type Users = { guid: string; content: OwnVacancyContent }[]

function told({ id, name, question }: KeptQuestion, users: Users): LibraryQuestion {
  const usedIn = users.flatMap(({ guid, content }) =>
    questionsOf(content).some(({ libraryId }) => libraryId === id) ? [{ id: guid, name: content.name }] : [],
  )
  return { id, name, question, usedIn }
}

function questionsOf({ screeningQuestions }: OwnVacancyContent): OwnQuestion[] {
  return screeningQuestions.flatMap(({ questions }) => questions)
}

export function addToLibrary(
  { db, now: clock }: Working,
  writer: Writer,
  written: Written,
): Promise<LibraryQuestion> {
  const now = clock()
  const kept = { id: randomUUID(), ...written, updatedAt: now.toISOString() }
  return inTransaction(db, async (trx) => {
    await addLibraryQuestion(trx, writer.clientId, kept)
    await auditLibrary(trx, writer, kept.id, now)
    return told(kept, [])
  })
}

/**
 * Changes a question of the library; `everywhere` in what is drafted of the vacancies that use it as well: there it keeps
 * its id, its conditions and its alternative, and visitors see it when the vacancy is published. @throws not-found
 */
export function changeInLibrary(
  { db, now: clock }: Working,
  writer: Writer,
  id: string,
  { everywhere, ...written }: Written & { everywhere: boolean },
): Promise<LibraryQuestion> {
  const now = clock()
  const { clientId } = writer
  const kept = { id, ...written, updatedAt: now.toISOString() }
  return inTransaction(db, async (trx) => {
    await waitForTurn(trx, clientId, 'question library')
    found(await findLibraryQuestion(trx, clientId, id))
    await saveLibraryQuestion(trx, clientId, kept)
    if (everywhere) await changeUsers(trx, writer, kept, now)
    await auditLibrary(trx, writer, id, now)
    return told(kept, await listLibraryUsers(trx, clientId, id))
  })
}

async function changeUsers(trx: Db, writer: Writer, kept: KeptQuestion, now: Date): Promise<void> {
  const { clientId, userId } = writer
  const updatedBy = await nameOfUser(trx, clientId, userId)
  for (const { guid } of await listLibraryUsers(trx, clientId, kept.id)) {
    const { revision, content } = await ownInTurn(trx, clientId, guid)
    const screeningQuestions = content.screeningQuestions.map((group) => ({
      ...group,
      questions: group.questions.map((one) => (one.libraryId === kept.id ? changed(one, kept) : one)),
    }))
    await saveOwnVacancy(trx, clientId, {
      ...{ guid, revision: revision + 1, content: { ...content, screeningQuestions } },
      ...{ updatedAt: now.toISOString(), updatedBy },
    })
  }
}

function changed({ id, libraryId, ...before }: OwnQuestion, { question }: KeptQuestion): OwnQuestion {
  const { visibleWhen, requiredWhen, alternative } = before
  return {
    ...question,
    id,
    ...(libraryId === undefined ? {} : { libraryId }),
    ...(visibleWhen ? { visibleWhen } : {}),
    ...(requiredWhen ? { requiredWhen } : {}),
    ...(alternative === undefined ? {} : { alternative }),
  }
}

/** Vacancies keep what was taken from it. @throws not-found */
export function removeFromLibrary({ db, now: clock }: Working, writer: Writer, id: string): Promise<void> {
  const now = clock()
  return inTransaction(db, async (trx) => {
    if (!(await removeLibraryQuestion(trx, writer.clientId, id))) throw new ProblemError('not-found')
    await auditLibrary(trx, writer, id, now)
  })
}

function auditLibrary(trx: Db, writer: Writer, id: string, now: Date): Promise<void> {
  const act = { action: 'question library changed', subject: `question:${id}` } as const
  return auditAccount(trx, writer, { ...act, about: writer.clientId, now })
}
