import { vacancyCheckTexts as texts } from '../../texts/admin/authoredVacancies.texts'
import { questionAdvice } from './questionAdvice'
import type { VacancyFinding } from './vacancyFinding'

/** Characters that the parts of a vacancy may have, as the API's PUT takes them. */
export const longest = {
  code: 100,
  name: 500,
  text: 4000,
  description: 200_000,
  salary: 1000,
  word: 255,
  option: 500,
  /** What one row of a group is called. */
  rows: 200,
  attachment: 1000,
} as const

export function errorAt(path: string, code: string, message: string): VacancyFinding {
  return { severity: 'error', code, path, message }
}

export function warningAt(path: string, code: string, message: string): VacancyFinding {
  return { severity: 'warning', code, path, message }
}

export function tooLong(path: string, text: string, most: number): VacancyFinding[] {
  return text.length > most ? [errorAt(path, 'too-long', texts.tooLong(text.length, most))] : []
}

/** Advice on what had better not be asked: a warning, which keeps nothing from being published. */
export function adviceFindings(path: string, text: string, country: string): VacancyFinding[] {
  return questionAdvice(text, country).map(({ topic, message }) =>
    warningAt(path, `advice-${topic}`, message),
  )
}
