import { vacancyCheckTexts as texts } from '../../texts/admin/authoredVacancies.texts'
import { logicTexts } from '../../texts/admin/fieldLogic.texts'
import { parseSchemaField, toSchemaFieldValues } from '../accountSchema/schemaFieldValues'
import type { LogicField } from '../fieldLogic/checkLogic'
import { isBlankText } from '../fields/cleanText'
import type { FormValues } from '../fields/fieldValue'
import { pickQuestionGroupSettings } from '../fields/repeats'
import { findControlKind, getControlKind } from '../kinds/fieldType'
import { kinds } from '../kinds/kindRegistry'
import type { CustomField } from '../settings/userSettings'
import { checkQuestions } from '../vacancies/checkQuestions'
import type { QuestionGroupPayload } from '../vacancies/vacancyPayload'
import { type AuthoredQuestion, type AuthoredQuestionGroup, maxQuestions } from './authoredVacancy'
import {
  checkLength,
  createAdviceFindings,
  createError,
  maxLengths,
  type VacancyFinding,
} from './vacancyFindings'

/** Converts a question to the values of `buildQuestionForm`. */
export function toQuestionValues(question: AuthoredQuestion): FormValues {
  const { text, notes, options, isRequired, minLength, maxLength, defaultValue, width } = question
  const { minimum, maximum, earliest, latest, characters } = question
  const field: CustomField = {
    id: 0,
    type: getControlKind(question.controlType),
    label: text,
    notes: notes ?? '',
    options: options ?? [],
    rules: {
      required: isRequired,
      ...(minLength ? { min: minLength } : {}),
      ...(maxLength ? { max: maxLength } : {}),
      ...(minimum === undefined ? {} : { minimum }),
      ...(maximum === undefined ? {} : { maximum }),
      ...(earliest === undefined ? {} : { earliest }),
      ...(latest === undefined ? {} : { latest }),
      ...(characters === undefined ? {} : { characters }),
    },
    ...(defaultValue === undefined ? {} : { value: defaultValue }),
    ...(width === undefined ? {} : { width }),
  }
  return toSchemaFieldValues(field)
}

/** Converts form values to a question. Properties without a form field, such as id, kind and conditions, stay. */
export function parseQuestion(question: AuthoredQuestion, values: FormValues): AuthoredQuestion {
  const { id, libraryId, keptId, controlType, alternative, visibleWhen, requiredWhen, translations } =
    question
  const field = parseSchemaField({ id: 0, type: getControlKind(controlType) }, values)
  const { required = false, min, max, minimum, maximum, earliest, latest, characters } = field.rules ?? {}
  return {
    id,
    controlType,
    text: field.label,
    notes: field.notes ?? '',
    isRequired: required,
    options: field.options ?? [],
    minLength: toLength(min),
    maxLength: toLength(max),
    ...(libraryId === undefined ? {} : { libraryId }),
    ...(keptId === undefined ? {} : { keptId }),
    ...(alternative === undefined ? {} : { alternative }),
    ...(visibleWhen === undefined ? {} : { visibleWhen }),
    ...(requiredWhen === undefined ? {} : { requiredWhen }),
    ...(translations === undefined ? {} : { translations }),
    ...(isNumber(minimum) ? { minimum } : {}),
    ...(isNumber(maximum) ? { maximum } : {}),
    ...(earliest === undefined ? {} : { earliest }),
    ...(latest === undefined ? {} : { latest }),
    ...(characters === undefined ? {} : { characters }),
    ...(field.value === undefined ? {} : { defaultValue: field.value }),
    ...(field.width === undefined ? {} : { width: field.width }),
  }
}

/** Rejects undefined, NaN and infinite bounds. */
const isNumber = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value)

/** Returns a non-negative integer, otherwise null; lengths are whole numbers. */
const toLength = (value: number | undefined): number | null =>
  isNumber(value) && Number.isInteger(value) && value >= 0 ? value : null

/** Returns the question as conditions refer to it: by its id, which never changes. */
export function toQuestionLogicField(question: AuthoredQuestion): LogicField {
  const { id, text, controlType, options, visibleWhen, requiredWhen } = question
  return { key: id, label: text, kind: getControlKind(controlType), options, visibleWhen, requiredWhen }
}

/** Validates a vacancy's questions, and reports sensitive topics for this country. */
export function checkAuthoredQuestions(
  groups: readonly AuthoredQuestionGroup[],
  country: string,
): VacancyFinding[] {
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  if (count > maxQuestions) {
    return [createError('/screeningQuestions', 'too-many', texts.tooMany(count, maxQuestions))]
  }
  const seenIds = new Set<string>()
  const findings = groups.flatMap((group, index) => [
    ...checkLength(`/screeningQuestions/${index}/name`, group.name, maxLengths.name),
    ...checkLength(`/screeningQuestions/${index}/itemLabel`, group.itemLabel ?? '', maxLengths.rows),
    ...group.questions.flatMap((question, questionIndex) => {
      const path = `/screeningQuestions/${index}/questions/${questionIndex}`
      const isDuplicate = seenIds.has(question.id)
      seenIds.add(question.id)
      return [
        ...(isDuplicate ? [createError(path, 'id-twice', texts.duplicateId)] : []),
        ...checkQuestion(question, group, path),
        ...createAdviceFindings(`${path}/text`, `${question.text}`, country),
      ]
    }),
  ])
  const logicErrors = checkQuestions({ screeningQuestions: toQuestionGroupPayloads(groups) })
  return [
    ...findings,
    ...logicErrors.map(({ path, message }) => createError(path, 'logic', rewordMessage(message, seenIds))),
  ]
}

/** Rewords a message about an unknown question, because users do not know question ids. */
function rewordMessage(message: string, knownIds: ReadonlySet<string>): string {
  const id = /“(q-[^“”]*)”/.exec(message)?.[1]
  if (id === undefined || message !== logicTexts.noSuchField(id)) return message
  return knownIds.has(id) ? texts.questionInRows : texts.questionGone
}

/** Returns the questions as the form asks them; their ids serve as names. */
export function toQuestionGroupPayloads(groups: readonly AuthoredQuestionGroup[]): QuestionGroupPayload[] {
  return groups.map(({ name, questions, ...rows }) => ({
    name,
    ...pickQuestionGroupSettings(rows),
    questions: questions.map(({ id, libraryId: _, keptId: _kept, ...question }) => ({
      ...question,
      name: id,
    })),
  }))
}

function checkQuestion(
  question: AuthoredQuestion,
  group: AuthoredQuestionGroup,
  path: string,
): VacancyFinding[] {
  const { text, notes = '', controlType, minLength, maxLength, alternative } = question
  const isReversed = minLength != null && maxLength != null && minLength > maxLength
  const hasAlternative = group.questions.some(({ id }) => id === alternative && id !== question.id)
  return [
    ...(isBlankText(text) ? [createError(`${path}/text`, 'needed', texts.needed)] : []),
    ...checkLength(`${path}/text`, text, maxLengths.text),
    ...checkLength(`${path}/notes`, notes, maxLengths.text),
    ...(isReversed ? [createError(`${path}/minLength`, 'min-above-max', texts.minAboveMax)] : []),
    ...(alternative && !hasAlternative
      ? [createError(`${path}/alternative`, 'no-alternative', texts.noAlternative)]
      : []),
    ...(findControlKind(controlType)
      ? checkQuestionOptions(question, path)
      : [createError(`${path}/controlType`, 'unknown-kind', texts.unknownKind)]),
  ]
}

function checkQuestionOptions(
  { controlType, options = [] }: AuthoredQuestion,
  path: string,
): VacancyFinding[] {
  const kind = findControlKind(controlType)
  if (options.length === 0 && kind && kinds[kind].options === 'needed') {
    return [createError(`${path}/options`, 'no-options', texts.noOptions)]
  }
  return checkOptions(options, `${path}/options`)
}

/** Validates options: each needs a text and a unique value. */
export function checkOptions(
  options: readonly { label: string; value: string }[],
  path: string,
): VacancyFinding[] {
  const seenValues = new Set<string>()
  return options.flatMap(({ label, value }, index) => {
    const itemPath = `${path}/${index}`
    const length = Math.max(label.length, value.length)
    const isDuplicate = seenValues.has(value)
    seenValues.add(value)
    if (isBlankText(label) || isBlankText(value))
      return [createError(itemPath, 'option-empty', texts.optionEmpty(index + 1))]
    return [
      ...(isDuplicate ? [createError(itemPath, 'option-twice', texts.optionTwice(label))] : []),
      ...(length > maxLengths.option
        ? [createError(itemPath, 'too-long', texts.optionTooLong(index + 1, length, maxLengths.option))]
        : []),
    ]
  })
}
