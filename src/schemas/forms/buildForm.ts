import { contentHash } from '../contentHash'
import { conditionSchema } from '../fieldCondition'
import type { FieldDefinition, FieldSection } from '../fieldDefinition'
import type { FormValues } from '../fieldValue'
import { kinds } from '../kinds/kindRegistry'
import { uniqueOptions } from '../kinds/oneOfOptions'
import type { LeafSchema } from '../leafSchema'
import type {
  BuiltForm,
  ConditionalRequired,
  EitherRequired,
  FieldUi,
  FieldUiOptions,
  FormBody,
  FormSchema,
  FormUiSchema,
} from './builtForm'

/**
 * Turns declared fields into a form as data. Equal declarations give equal text, hence equal versions.
 * A key that was there before keeps its first field: a form never dies of its data.
 */
export function buildForm(title: string, declared: FieldSection[]): BuiltForm {
  const body = buildFormBody(title, declared)
  return { version: contentHash(JSON.stringify([body.schema, body.uiSchema])), ...body }
}

/** The same without the version, which a form that is only looked at while it is being made has no use for. */
export function buildFormBody(title: string, declared: FieldSection[]): FormBody {
  const sections = withoutRepeats(declared)
  const fields = sections.flatMap((section) => section.fields)
  const schema: FormSchema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'form',
    type: 'object',
    title,
    properties: Object.fromEntries(fields.map((field) => [field.name, leaf(field)])),
    required: fields
      .filter((field) => field.rules.required && !field.visibleWhen && !field.orElse)
      .map((field) => field.name),
    additionalProperties: false,
  }
  const conditional = [...fields.flatMap(conditionalRequired), ...eitherRequired(fields)]
  if (conditional.length > 0) schema.allOf = conditional
  const uiSchema: FormUiSchema = {
    'ui:order': fields.map((field) => field.name),
    'ui:sections': sections.map(({ fields: own, ...section }) => ({
      ...section,
      fields: own.map((field) => field.name),
    })),
  }
  for (const field of fields) uiSchema[field.name] = fieldUiOf(field)
  return { schema, uiSchema, initialValues: initialValues(fields) }
}

/** Of schemas, which nobody changes once they are built. */
const hashes = new WeakMap<object, string>()

/** What names the validator of this form. */
export function schemaHash({ schema }: Pick<BuiltForm, 'schema'>): string {
  const hash = hashes.get(schema) ?? contentHash(JSON.stringify(schema))
  hashes.set(schema, hash)
  return hash
}

function withoutRepeats(sections: FieldSection[]): FieldSection[] {
  const seen = new Set<string>()
  const fresh = (field: FieldDefinition) => !seen.has(field.name) && Boolean(seen.add(field.name))
  return sections
    .map((section) => ({ ...section, fields: section.fields.filter(fresh) }))
    .filter((section) => section.fields.length > 0)
}

function leaf(field: FieldDefinition): LeafSchema {
  const maxlength = mostCharacters(field)
  return {
    title: field.label,
    ...kinds[field.type].schema(maxlength === null ? field : { ...field, maxlength }),
  }
}

function conditionalRequired(field: FieldDefinition): ConditionalRequired[] {
  if (!field.visibleWhen || !field.rules.required) return []
  // biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema.
  return [{ if: conditionSchema(field.visibleWhen), then: { required: [field.name] } }]
}

/** Each pair once; whichever is answered will do. */
function eitherRequired(fields: readonly FieldDefinition[]): EitherRequired[] {
  const pairs = fields.flatMap(({ name, orElse, rules }) =>
    rules.required && orElse && fields.some((other) => other.name === orElse) ? [[name, orElse].sort()] : [],
  )
  const once = new Map(pairs.map((pair) => [pair.join(), pair]))
  return [...once.values()].map((pair) => ({ anyOf: pair.map((name) => ({ required: [name] })) }))
}

function initialValues(fields: FieldDefinition[]): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, kinds[field.type].initialValue(field)]))
}

function fieldUiOf(field: FieldDefinition): FieldUi {
  const {
    name: _name,
    type,
    label: _label,
    value: _value,
    options,
    maxlength: _maxlength,
    rules,
    orElse: _orElse,
    ...look
  } = field
  const characters = mostCharacters(field)
  const ui: FieldUiOptions = { ...look, rules, required: rules.required }
  if (options) ui.choices = uniqueOptions(options)
  if (characters !== null) ui.maxlength = characters
  return { 'ui:widget': type, 'ui:options': ui }
}

/** The rule's bound, else the field's own, else the kind's: 255, or 950 for a textarea [FB-01]. */
function mostCharacters(field: FieldDefinition): number | null {
  return field.rules.max ?? field.maxlength ?? kinds[field.type].maxlength
}
