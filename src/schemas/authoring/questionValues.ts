import { parseSchemaField, toSchemaFieldValues } from '../accountSchema/schemaFieldValues'
import type { LogicField } from '../fieldLogic/checkLogic'
import type { FormValues } from '../fields/fieldValue'
import { getControlKind } from '../kinds/controlTypes'
import type { CustomField } from '../settings/userSettings'
import type { AuthoredQuestion } from './authoredVacancy'

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

/** Converts form values to a question. Properties that the form does not contain stay: id, kind, conditions. */
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
    minLength: numberOrNull(min),
    maxLength: numberOrNull(max),
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
const numberOrNull = (value: number | undefined): number | null =>
  isNumber(value) && Number.isInteger(value) && value >= 0 ? value : null

/** Returns the question as conditions refer to it: by its id, which never changes. */
export function questionLogicField(question: AuthoredQuestion): LogicField {
  const { id, text, controlType, options, visibleWhen, requiredWhen } = question
  return { key: id, label: text, kind: getControlKind(controlType), options, visibleWhen, requiredWhen }
}
