import { buildVacancySections } from '../applicationForm/vacancyFields'
import { pickQuestionGroupSettings } from '../fields/repeats'
import { buildFormBody } from '../forms/buildForm'
import type { FormBody } from '../forms/builtForm'
import type { VacancyDetail, VacancyLists } from '../vacancies/vacancy'
import { type AuthoredQuestion, type AuthoredVacancyContent, emptyVacancy } from './authoredVacancy'
import { toQuestionGroupPayloads } from './questionValues'
import { formatSalary } from './vacancyTemplates'

/** A vacancy as visitors would receive it. */
export interface PreviewedVacancy {
  detail: VacancyDetail
  lists: VacancyLists
}

/**
 * Returns the vacancy that visitors would see for this content. The items of its lists get consecutive ids.
 * @param guid the guid in its address
 * @param context `now` in ISO 8601 UTC, and the client's `country` in ISO 3166
 */
export function createPreviewedVacancy(
  guid: string,
  content: AuthoredVacancyContent,
  { now, country }: { now: string; country: string },
): PreviewedVacancy {
  const { code, name, summary, description, department, location, employmentType } = content
  const { salary, opensAt, closesAt, isExpressionOfInterest, attachments } = content
  return {
    detail: {
      ...{ guid, code, name, summary, description, department, location, employmentType },
      id: 0,
      isExpressionOfInterest,
      salaryAddText: salary ? formatSalary(salary, country) : '',
      dateAdvertised: opensAt ?? now,
      advertisingCloseDate: closesAt,
      ...(content.address ? { address: content.address } : {}),
      ...(content.hearBy ? { hearBy: content.hearBy } : {}),
      ...(content.workplace ? { workplace: content.workplace } : {}),
      attachments: attachments.map((file, index) => ({
        id: index + 1,
        filename: file.filename,
        description: file.description,
      })),
    },
    lists: getLists(content),
  }
}

/** Builds a form with one question as applicants would see it, without its conditions and its alternative. */
export function buildQuestionPreview(question: AuthoredQuestion): FormBody {
  const { visibleWhen: _, requiredWhen: __, alternative: ___, ...content } = question
  const group = { id: 'preview', name: '', questions: [content] }
  const lists = getLists({ ...emptyVacancy, screeningQuestions: [group] })
  return buildFormBody('', buildVacancySections(lists))
}

function getLists(content: AuthoredVacancyContent): VacancyLists {
  let id = 0
  const addPreviewId = <Item>(item: Item): Item & { id: number; applicantResponse: null } => {
    id += 1
    return { ...item, id, applicantResponse: null }
  }
  return {
    licences: content.licences.map(addPreviewId),
    qualifications: content.qualifications.map(addPreviewId),
    requirements: content.requirements.map(addPreviewId),
    skills: content.skills.map((skill) => ({ ...addPreviewId(skill), applicantResponse: '' })),
    visas: content.visas.map(addPreviewId),
    screeningQuestions: toQuestionGroupPayloads(content.screeningQuestions).map((group) => ({
      ...addPreviewId({ name: group.name, ...pickQuestionGroupSettings(group) }),
      questions: group.questions.map((question) => ({
        ...addPreviewId(question),
        notes: question.notes ?? '',
        minLength: question.minLength ?? null,
        maxLength: question.maxLength ?? null,
        options: question.options ?? [],
        applicantResponse: '',
      })),
    })),
  }
}
