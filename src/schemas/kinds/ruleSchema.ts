import type { AnswerSchema } from '../fields/answerSchema'
import { maximumFileSize } from '../fields/formats'
import type { FieldRule, RuleKind } from '../rules/fieldRule'
import type { KindField } from './kindField'

/**
 * Returns the JSON Schema of a field's rule. Unanswered fields are pruned before validation, so the schema does not
 * allow empty values.
 */
export function createRuleSchema(field: Pick<KindField, 'rules' | 'maxlength' | 'country'>): AnswerSchema {
  const rule = field.rules
  const schema = schemaBuilders[rule.kind]({ ...rule, max: rule.max ?? field.maxlength ?? 255 })
  return schema.characters === 'phone' ? { ...schema, ...createPhoneSchema(field) } : schema
}

/** Returns a schema that accepts only phone numbers; the field's country applies to numbers without a country code. */
export function createPhoneSchema({ country }: Pick<KindField, 'country'>): AnswerSchema {
  return { characters: `phone-${country ?? 'AU'}` }
}

const toLengthSchema = (rule: FieldRule): AnswerSchema => ({
  minLength: Math.max(rule.min ?? 1, 1),
  maxLength: rule.max ?? 255,
})

const schemaBuilders: Record<RuleKind, (rule: FieldRule) => AnswerSchema> = {
  string: (rule) => ({
    type: 'string',
    ...toLengthSchema(rule),
    ...(rule.characters === undefined ? {} : { characters: rule.characters }),
  }),
  email: (rule) => ({ type: 'string', format: 'email', ...toLengthSchema(rule) }),
  URL: (rule) => ({ type: 'string', format: 'url', ...toLengthSchema(rule) }),
  number: (rule) => ({
    type: 'string',
    format: 'number-text',
    ...toLengthSchema(rule),
    ...(rule.minimum === undefined ? {} : { numberMinimum: rule.minimum }),
    ...(rule.maximum === undefined ? {} : { numberMaximum: rule.maximum }),
  }),
  boolean: (rule) =>
    rule.mustBe === undefined ? { type: 'boolean' } : { type: 'boolean', const: rule.mustBe },
  any: (rule) => ({ type: ['string', 'boolean'], ...toLengthSchema(rule) }),
  file: (rule) => ({ type: 'object', properties: createFileProperties(rule) }),
}

/** Returns the JSON Schema of an answer that is a day, a day with a time, or two days. */
export function createDaySchema(format: string, { earliest, latest }: FieldRule): AnswerSchema {
  return {
    type: 'string',
    format,
    ...(earliest === undefined ? {} : { dayMinimum: earliest }),
    ...(latest === undefined ? {} : { dayMaximum: latest }),
  }
}

/**
 * Returns the schema of a file's properties. A file that is only announced (`attachmentKeys`) has the value `{}`; its
 * size and type are validated when it arrives.
 */
function createFileProperties(rule: FieldRule): NonNullable<AnswerSchema['properties']> {
  const size: AnswerSchema = { type: 'integer', maximum: maximumFileSize }
  const group = rule.fileTypeGroup
  if (group === undefined) return { size }
  return {
    size,
    name: { type: 'string', format: `file-group-${group}` },
  }
}
