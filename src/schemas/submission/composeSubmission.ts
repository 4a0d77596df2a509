import type { SubmissionBody } from '../applications/application'
import type { FormValues } from '../fields/fieldValue'
import type { BuiltForm } from '../forms/builtForm'
import { getFieldKind, getGroup } from '../forms/fieldGroup'
import { pruneValues } from '../forms/pruneValues'
import type { Answer, GroupAnswer } from '../kinds/kindTraits'
import type { ScreeningQuestionGroup } from '../vacancies/vacancy'
import { type AnswerListPrefix, answerLists, formatGroup, splitKey } from './answerLists'

/** The parts of the vacancy that the submission body needs. */
export interface SubmissionTarget {
  id: number
  screeningQuestions: ScreeningQuestionGroup[]
}

/**
 * Builds the submission body from a form's answers [JD-11]: dates DD/MM/YYYY, booleans Y or N, without the answers to
 * fields that are not visible. Files are sent afterwards; `attachmentKeys` lists their keys.
 */
export function composeSubmission(
  form: BuiltForm,
  values: FormValues,
  target: SubmissionTarget,
): SubmissionBody {
  const answers = pruneValues(form, values)
  const body = createEmptyBody(target.id)
  const answersByQuestion = new Map<number, Answer>()
  const rowsByGroup = new Map<number, GroupAnswer>()
  for (const [key, value] of Object.entries(answers)) {
    const [prefix, id] = splitKey(key)
    const group = getGroup(form, key)
    const kind = getFieldKind(form, key)
    const answer = kind?.format(value) ?? null
    if (kind?.rule === 'file') body.attachmentKeys.push(key)
    else if (prefix === 'question') answersByQuestion.set(id, answer)
    else if (prefix === 'rows' && group) rowsByGroup.set(id, formatGroup(group, value))
    else if (prefix === 'custom')
      body.customFields.push({ id, answer: group ? formatGroup(group, value) : answer })
    else if (prefix in answerLists)
      body[answerLists[prefix as AnswerListPrefix]].push({ id, applicantResponse: answer })
    else body[key] = answer
  }
  body.applicationScreeningQuestions = target.screeningQuestions.map((group) => ({
    id: group.id,
    ...toRowsPart(rowsByGroup.get(group.id)),
    questions: group.questions
      .filter((question) => answersByQuestion.has(question.id))
      .map(({ id, controlType }) => ({
        id,
        controlType,
        applicantResponse: answersByQuestion.get(id) ?? null,
      })),
  }))
  return body
}

const toRowsPart = (rows: GroupAnswer | undefined) => (rows === undefined ? {} : { rows })

function createEmptyBody(vacancyId: number): SubmissionBody {
  return {
    vacancyId,
    applicationLicences: [],
    applicationQualifications: [],
    applicationRequirements: [],
    applicationSkills: [],
    applicationVisas: [],
    applicationScreeningQuestions: [],
    customFields: [],
    attachmentKeys: [],
  }
}
