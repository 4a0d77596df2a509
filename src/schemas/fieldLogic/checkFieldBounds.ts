import { logicTexts as texts } from '../../texts/admin/fieldLogic.texts'
import type { AnswerSchema } from '../fields/answerSchema'
import { formats, isLocalDate } from '../fields/formats'
import type { KindField } from '../kinds/kindField'
import { type FieldKind, kinds, toInitialValue } from '../kinds/kindRegistry'
import { isDayBound } from '../rules/dayBound'
import type { FieldRule } from '../rules/fieldRule'

/** Validates the day bounds of a rule. Returns the messages by property. */
export function checkDayBounds(
  kind: FieldKind,
  { earliest, latest }: Pick<FieldRule, 'earliest' | 'latest'>,
): [part: 'earliest' | 'latest', message: string | undefined][] {
  const isReversed = earliest && latest && isLocalDate(earliest) && isLocalDate(latest) && latest < earliest
  return [
    ['earliest', getDayMessage(kind, earliest)],
    ['latest', getDayMessage(kind, latest) ?? (isReversed ? texts.latestBeforeEarliest : undefined)],
  ]
}

function getDayMessage(kind: FieldKind, bound: string | undefined): string | undefined {
  if (bound === undefined) return undefined
  if (!kinds[kind].isDayBased) return texts.notDays
  return isDayBound(bound) ? undefined : texts.badDay
}

/** Returns true if a character rule can apply to this kind, which is only the case for free text. */
export function supportsCharacterRules(kind: FieldKind): boolean {
  const { rule, options, maxlength, isShown } = kinds[kind]
  return (
    rule === 'string' &&
    options === 'none' &&
    maxlength !== null &&
    isShown &&
    kind !== 'password' &&
    kind !== 'tel'
  )
}

/** Returns the error message for the initial value of a field; undefined if the value is valid or absent. */
export function getInitialValueMessage(
  kind: FieldKind,
  value: string | undefined,
  field: KindField,
): string | undefined {
  if (value === undefined) return undefined
  if (kinds[kind].rule === 'file' || kind === 'password') return texts.noDefault
  const initialAnswer = kinds[kind].initialValue({ ...field, value: toInitialValue(kind, value) })
  return isValidValue(kinds[kind].schema(field), initialAnswer) ? undefined : texts.badDefault
}

function isValidValue(schema: AnswerSchema, value: unknown): boolean {
  if (Array.isArray(value))
    return value.length > 0 && value.every((item) => isValidValue(schema.items ?? {}, item))
  if (schema.type === 'boolean') return value === true
  if (typeof value !== 'string' || value === '') return false
  if (schema.enum && !schema.enum.includes(value)) return false
  if (schema.format && !formats[schema.format]?.(value)) return false
  return value.length <= (schema.maxLength ?? value.length) && value.length >= (schema.minLength ?? 0)
}
