import type { AuthoredQuestion, AuthoredQuestionGroup } from '../../../schemas/authoring/authoredVacancy'
import type { VacancyFinding } from '../../../schemas/authoring/vacancyFinding'
import { questionEditorTexts as texts } from '../../../texts/admin/questions.texts'
import type { QuestionsEdit } from './useQuestions'

/** A group among the groups of its vacancy. */
export interface QuestionGroupProps {
  group: AuthoredQuestionGroup
  at: number
  groups: readonly AuthoredQuestionGroup[]
  questions: QuestionsEdit
  findings: readonly VacancyFinding[]
}

/** Returns the name of a question in lists. */
export const getName = ({ text }: Pick<AuthoredQuestion, 'text'>): string => text || texts.unnamed

/** A question that is open. */
export interface QuestionFormProps {
  question: AuthoredQuestion
  groups: readonly AuthoredQuestionGroup[]
  questions: QuestionsEdit
  /** Findings about this question. */
  findings: readonly VacancyFinding[]
}
