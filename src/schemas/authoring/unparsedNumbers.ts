import { vacancyCheckTexts as texts } from '../../texts/admin/authoredVacancies.texts'
import { isRecord } from '../configShape/checkShape'
import type { SalaryRange } from '../vacancies/salaryAndAddress'
import type { AuthoredVacancyContent } from './authoredVacancy'
import type { VacancyFormPart } from './buildVacancyPartForm'
import { createError, type VacancyFinding } from './vacancyFindings'

/** Text by path, such as '/salary/from'; '' if the field is empty or has a number. */
export type UnparsedNumbers = Readonly<Record<string, string>>

const emptySalary: SalaryRange = { from: null, to: null, currency: '', period: 'year', text: '' }

/** The number fields of a part's form, by their object and their name. */
const numberFields: Partial<Record<VacancyFormPart, readonly [string, string][]>> = {
  place: [
    ['salary', 'from'],
    ['salary', 'to'],
  ],
  dates: [['hearBy', 'days']],
}

/**
 * Returns the texts that the number fields of a part's form could not parse, by path; '' for a field with a valid
 * number or none.
 */
export function findUnparsedNumbers(part: VacancyFormPart, answer: unknown): UnparsedNumbers {
  const fields = (numberFields[part] ?? []).map(([group, name]) => {
    const values = isRecord(answer) ? answer[group] : undefined
    const value = isRecord(values) ? values[name] : undefined
    return [`/${group}/${name}`, typeof value === 'string' ? value.trim() : '']
  })
  return Object.fromEntries(fields) as UnparsedNumbers
}

/** Returns the part's answer with these texts in its number fields, to be displayed again. */
export function addUnparsedNumbersToAnswer(
  part: VacancyFormPart,
  answer: Record<string, unknown>,
  unparsedNumbers: UnparsedNumbers,
): Record<string, unknown> {
  const displayedAnswer = { ...answer }
  for (const [group, name] of numberFields[part] ?? []) {
    const text = unparsedNumbers[`/${group}/${name}`]
    const values = displayedAnswer[group]
    if (text) displayedAnswer[group] = { ...(isRecord(values) ? values : {}), [name]: text }
  }
  return displayedAnswer
}

/**
 * Returns the content with the unparsed texts: the texts of the salary's number fields are joined in the salary's
 * text, and the text of the days replaces their number. A merge then compares them like any other edit, and a conflict
 * shows them beside the other user's values.
 */
export function addUnparsedNumbersToContent(
  content: AuthoredVacancyContent,
  unparsedNumbers: UnparsedNumbers,
): AuthoredVacancyContent {
  const amounts = [unparsedNumbers['/salary/from'], unparsedNumbers['/salary/to']].filter(Boolean).join(' – ')
  const days = unparsedNumbers['/hearBy/days']
  return {
    ...content,
    ...(amounts ? { salary: { ...(content.salary ?? emptySalary), text: amounts } } : {}),
    // The type does not allow a text here; `separateUnparsedNumbers` removes it before the content is saved.
    ...(days ? { hearBy: { days: days as unknown as number } } : {}),
  }
}

/**
 * Separates a merged content from the unparsed texts that were added to one of its versions.
 * @param markedContent the version with unparsed texts
 * @param content the same version without them
 * @returns the content to save, and the unparsed texts whose field was not replaced by the other user's value
 */
export function separateUnparsedNumbers(
  mergedContent: AuthoredVacancyContent,
  markedContent: AuthoredVacancyContent,
  content: AuthoredVacancyContent,
  unparsedNumbers: UnparsedNumbers,
): { content: AuthoredVacancyContent; unparsed: UnparsedNumbers } {
  const fields = ['salary', 'hearBy'] as const
  const unchangedFields = fields.filter((field) => mergedContent[field] === markedContent[field])
  return {
    content: {
      ...mergedContent,
      ...Object.fromEntries(unchangedFields.map((field) => [field, content[field]])),
    },
    unparsed: Object.fromEntries(
      Object.entries(unparsedNumbers).filter(([path]) =>
        unchangedFields.some((field) => path.startsWith(`/${field}/`)),
      ),
    ),
  }
}

/** Returns an error for each text that is no number: publishing would leave it out. */
export function checkUnparsedNumbers(unparsedNumbers: UnparsedNumbers): VacancyFinding[] {
  return Object.entries(unparsedNumbers)
    .filter(([, text]) => text !== '')
    .map(([path]) => createError(path, 'bad-number', texts.badNumber))
}
