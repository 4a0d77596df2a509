import type { OwnQuestion, OwnQuestionGroup } from '../../../schemas/vacancies/ownVacancy'
import type { VacancyFinding } from '../../../schemas/vacancies/vacancyFinding'
import { questionEditorTexts as texts } from '../../../texts/questionEditor'
import type { QuestionsEdit } from './useQuestions'

/** A group among the groups of its vacancy. */
export interface QuestionGroupProps {
  group: OwnQuestionGroup
  at: number
  groups: readonly OwnQuestionGroup[]
  questions: QuestionsEdit
  findings: readonly VacancyFinding[]
}

/** What a question is called where it stands in a list. */
export const nameOf = ({ text }: Pick<OwnQuestion, 'text'>): string => text || texts.unnamed

/** A question that is open. */
export interface QuestionFormProps {
  question: OwnQuestion
  groups: readonly OwnQuestionGroup[]
  questions: QuestionsEdit
  /** About this question. */
  findings: readonly VacancyFinding[]
}
