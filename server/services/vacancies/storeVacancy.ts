import { questionLogic } from '../../../src/schemas/questionLogic'
import { questionRows } from '../../../src/schemas/questionRows'
import type { VacancyLists } from '../../../src/schemas/vacancy'
import type { QuestionPayload, VacancyPayload } from '../../../src/schemas/vacancyPayload'
import type { Db } from '../../db/openDatabase'
import { addFile } from '../../repositories/files/files'
import { addVacancy } from '../../repositories/vacancies/addVacancy'
import type { StoredVacancy } from '../../repositories/vacancies/vacancies'
import { addVacancyAttachment } from '../../repositories/vacancies/vacancyAttachments'
import { ChildIds } from './childIds'

/** Writes a new vacancy with its documents; to be called in a transaction. */
export async function storeVacancy(
  db: Db,
  clientId: number,
  payload: VacancyPayload,
  { guid, createdAt }: { guid: string; createdAt: string },
): Promise<StoredVacancy> {
  const { attachments, licences, qualifications, requirements, skills, visas, screeningQuestions, ...own } =
    payload
  const vacancy = {
    ...own,
    guid,
    lists: giveIds({ licences, qualifications, requirements, skills, visas, screeningQuestions }),
  }
  const id = await addVacancy(db, clientId, { ...vacancy, createdAt })
  for (const { content, filename, description, mime } of attachments) {
    const bytes = Buffer.from(content, 'base64')
    const fileId = await addFile(db, clientId, { mime, bytes, createdAt })
    await addVacancyAttachment(db, clientId, { vacancyId: id, fileId, filename, description })
  }
  const { hearBy, ...said } = vacancy
  return { ...said, ...(hearBy ? { hearBy } : {}), id }
}

type ListPayload = Pick<VacancyPayload, keyof VacancyLists>

/** Every item of a vacancy, of whichever list, gets a number of its own in that vacancy. */
export function giveIds(payload: ListPayload, ids = new ChildIds()): VacancyLists {
  const numbered = <Item extends { name: string }>(list: keyof VacancyLists, items: readonly Item[]) =>
    items.map((item) => ({ id: ids.take(list, item.name), ...item }))
  const unanswered = <Item>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, applicantResponse: null }))
  const questions = payload.screeningQuestions.flatMap((group) => group.questions)
  const sent = new Set(questions.flatMap(({ name }) => name || []))
  return {
    licences: unanswered(numbered('licences', payload.licences)),
    qualifications: unanswered(numbered('qualifications', payload.qualifications)),
    requirements: unanswered(numbered('requirements', payload.requirements)),
    skills: numbered('skills', payload.skills).map((item) => ({ ...item, applicantResponse: '' as const })),
    visas: unanswered(numbered('visas', payload.visas)),
    screeningQuestions: payload.screeningQuestions.map((group) => ({
      id: ids.take('screeningQuestions', group.name),
      name: group.name,
      ...questionRows(group),
      questions: group.questions.map((question) => ({
        id: ids.takeQuestion(question, sent),
        ...withDefaults(question),
      })),
    })),
  }
}

function withDefaults(question: QuestionPayload) {
  return {
    ...(question.name ? { name: question.name } : {}),
    text: question.text,
    notes: question.notes ?? '',
    controlType: question.controlType,
    isRequired: question.isRequired,
    ...(question.alternative ? { alternative: question.alternative } : {}),
    minLength: question.minLength ?? null,
    maxLength: question.maxLength ?? null,
    options: question.options ?? [],
    ...questionLogic(question),
    applicantResponse: question.controlType === 'cbx' ? null : ('' as const),
  }
}
