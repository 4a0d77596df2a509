import { fieldsSchema, fieldsUi, initialAnswers, withoutRepeats } from './buildFields'
import type { BuiltForm, FormBody, FormSchema, FormUiSchema } from './builtForm'
import { contentHash } from './contentHash'
import type { FieldSection } from './fieldDefinition'

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
  const sections = freshSections(declared)
  const fields = sections.flatMap((section) => section.fields)
  const schema: FormSchema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'form',
    type: 'object',
    title,
    ...fieldsSchema(fields),
  }
  const { 'ui:order': order, ...looks } = fieldsUi(fields)
  const uiSchema: FormUiSchema = {
    'ui:order': order,
    'ui:sections': sections.map(({ fields: own, ...section }) => ({
      ...section,
      fields: own.map((field) => field.name),
    })),
    ...looks,
  }
  return { schema, uiSchema, initialValues: initialAnswers(fields) }
}

/** Of schemas, which nobody changes once they are built. */
const hashes = new WeakMap<object, string>()

/** What names the validator of this form. */
export function schemaHash({ schema }: Pick<BuiltForm, 'schema'>): string {
  const hash = hashes.get(schema) ?? contentHash(JSON.stringify(schema))
  hashes.set(schema, hash)
  return hash
}

function freshSections(sections: FieldSection[]): FieldSection[] {
  const seen = new Set<string>()
  return sections
    .map((section) => ({ ...section, fields: withoutRepeats(section.fields, seen) }))
    .filter((section) => section.fields.length > 0)
}
