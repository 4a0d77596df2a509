import type { VacancyLists } from '../../src/schemas/vacancy'
import type { QuestionPayload, VacancyPayload } from '../../src/schemas/vacancyPayload'
import type { Db } from '../db/openDatabase'
import { addFile } from '../repositories/files'
import { addVacancy, type StoredVacancy } from '../repositories/vacancies'
import { addVacancyAttachment } from '../repositories/vacancyAttachments'
import { sanitizeDescription } from './sanitizeDescription'

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
    description: sanitizeDescription(own.description),
    lists: giveIds({ licences, qualifications, requirements, skills, visas, screeningQuestions }),
  }
  const id = await addVacancy(db, clientId, { ...vacancy, createdAt })
  for (const { content, filename, description, mime } of attachments) {
    const bytes = Buffer.from(content, 'base64')
    const fileId = await addFile(db, clientId, { mime, content: bytes, createdAt })
    await addVacancyAttachment(db, clientId, { vacancyId: id, fileId, filename, description })
  }
  return { ...vacancy, id }
}

type ListPayload = Pick<VacancyPayload, keyof VacancyLists>

/** Every item of a vacancy, of whichever list, gets a number of its own in that vacancy. */
export function giveIds(payload: ListPayload): VacancyLists {
  let last = 0
  const next = () => {
    last += 1
    return last
  }
  const unanswered = { applicantResponse: null } as const
  return {
    licences: payload.licences.map((item) => ({ id: next(), ...item, ...unanswered })),
    qualifications: payload.qualifications.map((item) => ({ id: next(), ...item, ...unanswered })),
    requirements: payload.requirements.map((item) => ({ id: next(), ...item, ...unanswered })),
    skills: payload.skills.map((item) => ({ id: next(), ...item, applicantResponse: '' as const })),
    visas: payload.visas.map((item) => ({ id: next(), ...item, ...unanswered })),
    screeningQuestions: payload.screeningQuestions.map((group) => ({
      id: next(),
      name: group.name,
      questions: group.questions.map((question) => ({ id: next(), ...withDefaults(question) })),
    })),
  }
}

function withDefaults(question: QuestionPayload) {
  return {
    text: question.text,
    notes: question.notes ?? '',
    controlType: question.controlType,
    isRequired: question.isRequired,
    minLength: question.minLength ?? null,
    maxLength: question.maxLength ?? null,
    options: question.options ?? [],
    applicantResponse: question.controlType === 'cbx' ? null : ('' as const),
  }
}
