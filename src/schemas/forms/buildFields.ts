import {
  type AlternativeRequired,
  type AnswerSchema,
  type ConditionalRequired,
  toConditionSchema,
} from '../fields/answerSchema'
import { type FieldCondition, getComparisons } from '../fields/fieldCondition'
import { type FormValues, isValues } from '../fields/fieldValue'
import { kinds } from '../kinds/kindRegistry'
import { omitDuplicateOptions } from '../kinds/oneOfOptions'
import type { FieldsUi, FieldUi, FieldUiOptions, FormSchema, GroupUi } from './builtForm'
import { type FieldDefinition, maxRows } from './fieldDefinition'

type FieldsSchema = Pick<FormSchema, 'properties' | 'required' | 'additionalProperties' | 'allOf'>

/** Builds the schema of the object that contains these fields' answers: for a form or for a group. */
export function buildFieldsSchema(fields: readonly FieldDefinition[]): FieldsSchema {
  const names = new Set(fields.map(({ name }) => name))
  const requirements = [
    ...fields.flatMap((field) => buildConditionalRequired(field, names)),
    ...buildAlternativeRequired(fields),
  ]
  return {
    properties: Object.fromEntries(fields.map((field) => [field.name, buildAnswerSchema(field)])),
    required: fields
      .filter((field) => isRequiredInSchema(field) && !field.visibleWhen && !field.orElse)
      .map((field) => field.name),
    additionalProperties: false,
    ...(requirements.length > 0 ? { allOf: requirements } : {}),
  }
}

/** Builds the presentation of these fields, by field key. */
export function buildFieldsUi(fields: readonly FieldDefinition[]): FieldsUi {
  const uiSchema: FieldsUi = { 'ui:order': fields.map((field) => field.name) }
  for (const field of fields)
    uiSchema[field.name] = field.type === 'group' ? buildGroupUi(field) : buildFieldUi(field)
  return uiSchema
}

/** Returns the initial values. A required repeating group starts with its minimum number of rows. */
export function getInitialAnswers(fields: readonly FieldDefinition[]): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, getInitialAnswer(field)]))
}

/**
 * Returns the fields without duplicates; the first field with a name wins.
 * @param seenKeys names that count as used already; the names of the fields are added to it
 */
export function omitDuplicateFields(fields: readonly FieldDefinition[], seenKeys = new Set<string>()) {
  return fields.filter((field) => !seenKeys.has(field.name) && Boolean(seenKeys.add(field.name)))
}

function getInitialAnswer(field: FieldDefinition): FormValues[string] {
  if (field.type !== 'group') return kinds[field.type].initialValue(field)
  const fields = omitDuplicateFields(field.fields ?? [])
  if (!field.repeats) return { ...getInitialAnswers(fields), ...(isValues(field.value) ? field.value : {}) }
  if (Array.isArray(field.value)) return field.value
  const count = field.rules.required ? getMinRows(field) : 0
  return Array.from({ length: count }, () => getInitialAnswers(fields))
}

function buildAnswerSchema(field: FieldDefinition): AnswerSchema {
  if (field.type === 'group') return buildGroupSchema(field)
  const maxlength = getMaxCharacters(field)
  return {
    title: field.label,
    ...kinds[field.type].schema(maxlength === null ? field : { ...field, maxlength }),
  }
}

/** Builds the schema of a group. An empty row is invalid: users have to fill it in or remove it. */
function buildGroupSchema(field: FieldDefinition): AnswerSchema {
  const { label, itemLabel, repeats } = field
  const parts = omitDuplicateFields(field.fields ?? [])
  const fields = buildFieldsSchema(parts)
  if (!repeats) return { title: label, type: 'object', ...fields }
  const prefilled = parts.filter((part) => part.type !== 'group' && !kinds[part.type].isEmpty(part.value))
  return {
    title: label,
    type: 'array',
    minItems: getMinRows(field),
    maxItems: repeats.max ?? maxRows,
    items: {
      title: itemLabel || label,
      type: 'object',
      ...fields,
      minProperties: 1,
      // The initial content of a new row.
      ...(prefilled.length > 0 ? { default: getInitialAnswers(prefilled) } : {}),
    },
  }
}

function getMinRows({ repeats, rules }: FieldDefinition): number {
  return Math.max(repeats?.min ?? 0, rules.required ? 1 : 0)
}

/** A group that does not repeat is always present; its fields determine what is required. */
function isRequiredInSchema({ type, repeats, rules }: FieldDefinition): boolean {
  return rules.required || (type === 'group' && !repeats)
}

/**
 * Expresses conditional requirements in JSON Schema where possible, that is, for conditions on fields of the same
 * object. `checkAnswers` checks the others.
 */
function buildConditionalRequired(field: FieldDefinition, names: ReadonlySet<string>): ConditionalRequired[] {
  const { visibleWhen, requiredWhen, orElse } = field
  const isAlwaysRequired = isRequiredInSchema(field)
  if (orElse || !(isAlwaysRequired ? visibleWhen : requiredWhen)) return []
  const conditions = [visibleWhen, isAlwaysRequired ? undefined : requiredWhen].filter(
    (fieldCondition) => fieldCondition !== undefined,
  )
  const isSiblingCondition = (fieldCondition: FieldCondition) =>
    getComparisons(fieldCondition).every((other) => names.has(other.field))
  const [first, ...otherConditions] = conditions.map((condition) =>
    isSiblingCondition(condition) ? toConditionSchema(condition) : null,
  )
  if (!first || otherConditions.includes(null)) return []
  const combinedCondition = otherConditions.length > 0 ? { allOf: [first, ...otherConditions] } : first
  // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema.
  return [{ if: combinedCondition, then: { required: [field.name] } }]
}

/** Requires an answer to at least one field of each pair of alternatives; each pair occurs once. */
function buildAlternativeRequired(fields: readonly FieldDefinition[]): AlternativeRequired[] {
  const pairs = fields.flatMap(({ name, orElse, rules }) =>
    rules.required && orElse && fields.some((other) => other.name === orElse) ? [[name, orElse].sort()] : [],
  )
  const uniquePairs = new Map(pairs.map((pair) => [pair.join(), pair]))
  return [...uniquePairs.values()].map((pair) => ({ anyOf: pair.map((name) => ({ required: [name] })) }))
}

function buildGroupUi(field: FieldDefinition): GroupUi {
  const { itemLabel, label, repeats, fields = [] } = field
  const options: FieldUiOptions = { ...getUiOptions(field), isGroup: true, itemLabel: itemLabel || label }
  const uiSchema = buildFieldsUi(omitDuplicateFields(fields))
  return repeats ? { 'ui:options': options, items: uiSchema } : { 'ui:options': options, ...uiSchema }
}

function buildFieldUi(field: FieldDefinition): FieldUi {
  const ui = getUiOptions(field)
  const maxCharacters = getMaxCharacters(field)
  if (field.options) ui.choices = omitDuplicateOptions(field.options)
  if (maxCharacters !== null) ui.maxlength = maxCharacters
  return { 'ui:widget': field.type as FieldUi['ui:widget'], 'ui:options': ui }
}

/** Returns the parts of the definition that JSON Schema cannot express. */
function getUiOptions(field: FieldDefinition): FieldUiOptions {
  const {
    name: _name,
    type: _type,
    label: _label,
    value: _value,
    options: _options,
    maxlength: _maxlength,
    fields: _fields,
    repeats: _repeats,
    itemLabel: _itemLabel,
    orElse: _orElse,
    country: _country,
    rules,
    ...presentation
  } = field
  return { ...presentation, rules, required: rules.required }
}

/**
 * Returns the maximum length: that of the rule, else of the field, else of the kind, which is 255, or 950 for a
 * textarea [FB-01]; null if the length is not limited.
 */
function getMaxCharacters({ type, rules, maxlength }: FieldDefinition): number | null {
  return rules.max ?? maxlength ?? (type === 'group' ? null : kinds[type].maxlength)
}
