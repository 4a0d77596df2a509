import { vacancyCheckTexts as texts } from '../../texts/admin/authoredVacancies.texts'
import { getQuestionAdvice } from './questionAdvice'
import type { VacancyFinding } from './vacancyFinding'

/** Maximum lengths of a vacancy's texts in characters, the same as in the API's PUT. */
export const longest = {
  code: 100,
  name: 500,
  text: 4000,
  description: 200_000,
  salary: 1000,
  word: 255,
  option: 500,
  /** The name of one row of a group. */
  rows: 200,
  attachment: 1000,
} as const

export function createError(path: string, code: string, message: string): VacancyFinding {
  return { severity: 'error', code, path, message }
}

export function createWarning(path: string, code: string, message: string): VacancyFinding {
  return { severity: 'warning', code, path, message }
}

export function checkLength(path: string, text: string, maximum: number): VacancyFinding[] {
  return text.length > maximum ? [createError(path, 'too-long', texts.tooLong(text.length, maximum))] : []
}

/** Returns warnings about sensitive topics in a text; they do not prevent publishing. */
export function createAdviceFindings(path: string, text: string, country: string): VacancyFinding[] {
  return getQuestionAdvice(text, country).map(({ topic, message }) =>
    createWarning(path, `advice-${topic}`, message),
  )
}
