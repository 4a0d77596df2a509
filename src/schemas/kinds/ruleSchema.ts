import type { AnswerSchema } from '../fields/answerSchema'
import { maximumFileSize } from '../fields/formats'
import type { FieldRule, RuleKind } from '../rules/fieldRule'
import type { KindField } from './kindField'

/** The JSON Schema that says a field's rule. An unanswered field is pruned first, so 'or empty' needs no words here. */
export function ruleSchema(field: Pick<KindField, 'rules' | 'maxlength' | 'country'>): AnswerSchema {
  const rule = field.rules
  const leaf = bySort[rule.kind]({ ...rule, max: rule.max ?? field.maxlength ?? 255 })
  return leaf.characters === 'phone' ? { ...leaf, ...phoneSchema(field) } : leaf
}

/** That a text is a phone number, as they are written in the field's country. */
export function phoneSchema({ country }: Pick<KindField, 'country'>): AnswerSchema {
  return { characters: `phone-${country ?? 'AU'}` }
}

const lengths = (rule: FieldRule): AnswerSchema => ({
  minLength: Math.max(rule.min ?? 1, 1),
  maxLength: rule.max ?? 255,
})

const bySort: Record<RuleKind, (rule: FieldRule) => AnswerSchema> = {
  string: (rule) => ({
    type: 'string',
    ...lengths(rule),
    ...(rule.characters === undefined ? {} : { characters: rule.characters }),
  }),
  email: (rule) => ({ type: 'string', format: 'email', ...lengths(rule) }),
  URL: (rule) => ({ type: 'string', format: 'url', ...lengths(rule) }),
  number: (rule) => ({
    type: 'string',
    format: 'number-text',
    ...lengths(rule),
    ...(rule.minimum === undefined ? {} : { numberMinimum: rule.minimum }),
    ...(rule.maximum === undefined ? {} : { numberMaximum: rule.maximum }),
  }),
  boolean: (rule) =>
    rule.mustBe === undefined ? { type: 'boolean' } : { type: 'boolean', const: rule.mustBe },
  any: (rule) => ({ type: ['string', 'boolean'], ...lengths(rule) }),
  file: (rule) => ({ type: 'object', properties: fileProperties(rule) }),
}

/** The JSON Schema of an answer that is a day, a day with a time, or two days. */
export function daySchema(format: string, { earliest, latest }: FieldRule): AnswerSchema {
  return {
    type: 'string',
    format,
    ...(earliest === undefined ? {} : { dayMinimum: earliest }),
    ...(latest === undefined ? {} : { dayMaximum: latest }),
  }
}

/** Of a file that is only announced (`attachmentKeys`) the value is `{}`: size and type are judged when it comes. */
function fileProperties(rule: FieldRule): NonNullable<AnswerSchema['properties']> {
  const size: AnswerSchema = { type: 'integer', maximum: maximumFileSize }
  const group = rule.fileTypeGroup
  if (group === undefined) return { size }
  return {
    size,
    name: { type: 'string', format: `file-group-${group}` },
  }
}
