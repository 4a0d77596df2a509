import { buildFieldsSchema, buildFieldsUi, getInitialAnswers, omitDuplicateFields } from './buildFields'
import type { BuiltForm, FormBody, FormSchema, FormUiSchema } from './builtForm'
import { hashContent } from './contentHash'
import type { FieldSection } from './fieldDefinition'

/**
 * Builds a form from declared fields. Equal declarations yield equal content and therefore equal versions. If a key
 * occurs twice, the first field wins, so that invalid data never breaks a form.
 */
export function buildForm(title: string, declaredSections: FieldSection[]): BuiltForm {
  return withVersion(buildFormBody(title, declaredSections))
}

/**
 * Returns the form with the version that its content has. The version is computed when it is first read, because
 * hashing a long form takes a slow phone longer than a frame.
 */
export function withVersion(body: FormBody): BuiltForm {
  let version: string | null = null
  return {
    get version() {
      version ??= hashContent(JSON.stringify([body.schema, body.uiSchema]))
      return version
    },
    ...body,
  }
}

/** Builds a form without its version. */
export function buildFormBody(title: string, declaredSections: FieldSection[]): FormBody {
  const sections = omitDuplicateFieldsInSections(declaredSections)
  const fields = sections.flatMap((section) => section.fields)
  const schema: FormSchema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'form',
    type: 'object',
    title,
    ...buildFieldsSchema(fields),
  }
  const { 'ui:order': order, ...fieldUis } = buildFieldsUi(fields)
  const uiSchema: FormUiSchema = {
    'ui:order': order,
    'ui:sections': sections.map(({ fields: definitions, ...section }) => ({
      ...section,
      fields: definitions.map((field) => field.name),
    })),
    ...fieldUis,
  }
  return { schema, uiSchema, initialValues: getInitialAnswers(fields) }
}

/** Cached hashes by schema; schemas are immutable. */
const hashes = new WeakMap<object, string>()

/** Returns the hash that identifies the validator of this form. */
export function hashSchema({ schema }: Pick<BuiltForm, 'schema'>): string {
  const hash = hashes.get(schema) ?? hashContent(JSON.stringify(schema))
  hashes.set(schema, hash)
  return hash
}

function omitDuplicateFieldsInSections(sections: FieldSection[]): FieldSection[] {
  const seenKeys = new Set<string>()
  return sections
    .map((section) => ({ ...section, fields: omitDuplicateFields(section.fields, seenKeys) }))
    .filter((section) => section.fields.length > 0)
}
