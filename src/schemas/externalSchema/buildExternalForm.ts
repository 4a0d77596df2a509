import { externalSchemaTexts as texts } from '../../texts/public/externalSchema.texts'
import type { AnswerSchema } from '../fields/answerSchema'
import type { BuiltForm, ExternalSchema, FormSchema, FormUiSchema } from '../forms/builtForm'
import { hashContent } from '../forms/contentHash'
import { isSchema, type JsonSchema, toNonBlankText } from '../forms/jsonSchema'
import { toDisplayedSchema, unsupportedKey } from './displayedSchema'
import { findDynamicAnchors } from './dynamicReferences'
import { findSchemaExcess } from './measureSchema'
import { getAddress } from './schemaAddresses'
import { toValidatedSchema } from './validatedSchema'

/** The only field of an external form. Its answer can have any type that the schema describes. */
export const answerKey = 'answer'

/**
 * Builds a form for any JSON Schema of draft-04, draft-07, 2019-09 or 2020-12, with or without a uiSchema for rjsf. A
 * schema that names no draft is read as draft-07. The form's values are `{answer}`; the paths of its errors begin with
 * `/answer`. Never throws: parts that cannot be shown become labelled fields with the reason, and custom components of
 * the uiSchema are left out. `FormRenderer` shows the form with `loadExternalValidator`, which needs no `eval`.
 */
export function buildExternalForm(
  schema: unknown,
  uiSchema?: unknown,
  otherSchemas: OtherSchemas = {},
): BuiltForm {
  if (schema === true) return createExternalForm({}, {}, uiSchema)
  if (schema === false) return createUnsupportedForm(texts.noAnswerPossible, {}, { not: {} })
  if (!isSchema(schema)) return createUnsupportedForm(texts.noSchema)
  const excess = findSchemaExcess(schema)
  if (excess) {
    const { problem, maximum, count = maximum } = excess
    return createUnsupportedForm(texts.tooMuch[problem](maximum, count), schema)
  }
  return createExternalForm(toDisplayedSchema(schema), schema, uiSchema, otherSchemas)
}

/** Schemas that an external schema may refer to, by their URIs. */
type OtherSchemas = Readonly<Record<string, unknown>>

function createUnsupportedForm(
  reason: string,
  { title }: JsonSchema = {},
  validatedSchema: JsonSchema = {},
): BuiltForm {
  return createExternalForm(
    { ...(toNonBlankText(title) ? { title } : {}), [unsupportedKey]: reason },
    validatedSchema,
    undefined,
  )
}

function createExternalForm(
  displayedSchema: JsonSchema,
  validatedSchema: JsonSchema,
  uiSchema: unknown,
  otherSchemas: OtherSchemas = {},
): BuiltForm {
  const title = toNonBlankText(displayedSchema.title)
  const notes = toNonBlankText(displayedSchema.description)
  const schema: FormSchema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'form',
    type: 'object',
    title: title ?? texts.section,
    properties: { [answerKey]: displayedSchema as AnswerSchema },
    required: [answerKey],
    additionalProperties: false,
  }
  const sections = [{ id: answerKey, title: title ?? '', ...(notes ? { notes } : {}), fields: [answerKey] }]
  const safeUiSchema =
    isSchema(uiSchema) && findSchemaExcess(uiSchema) === null ? removeComponents(uiSchema) : {}
  const form = {
    schema,
    uiSchema: {
      'ui:order': [answerKey],
      'ui:sections': sections,
      [answerKey]: safeUiSchema,
    } as unknown as FormUiSchema,
    initialValues: {},
    external: toExternalSchema(validatedSchema, otherSchemas),
  }
  return { version: hashContent(JSON.stringify([form.schema, form.uiSchema, form.external])), ...form }
}

function toExternalSchema(schema: JsonSchema, otherSchemas: OtherSchemas): ExternalSchema {
  const draft = getDraft(schema)
  const validEntries = Object.entries(otherSchemas).flatMap(([address, item]) =>
    isSchema(item) ? [[address, item] as const] : [],
  )
  const anchors = findDynamicAnchors(
    schema,
    getAddress(schema.$id),
    validEntries.map(([, item]) => item),
  )
  const toValidated = (item: JsonSchema) => toValidatedSchema(item, anchors, draft === '4' || draft === '7')
  const validatedEntries = validEntries.map(([address, item]) => [address, toValidated(item)])
  return {
    schema: toValidated(schema),
    draft,
    ...(validatedEntries.length > 0 ? { referencedSchemas: Object.fromEntries(validatedEntries) } : {}),
  }
}

function getDraft({ $schema }: JsonSchema): ExternalSchema['draft'] {
  const draft = /2020-12|2019-09|draft-04/.exec(String($schema))?.[0]
  if (draft === '2020-12' || draft === '2019-09') return draft
  return draft === 'draft-04' ? '4' : '7'
}

/**
 * Returns the declarative parts of a uiSchema. Custom components are left out, because they were written for another
 * renderer, except objects under `items`, which hold the presentation of list items. An incomplete `ui:order` is
 * extended by '*', because rjsf rejects it otherwise.
 */
function removeComponents(uiSchema: JsonSchema): JsonSchema {
  const retainedEntries = Object.entries(uiSchema).flatMap(([key, value]) => {
    if (isComponent(value) && key !== 'items') return []
    if (key === 'ui:order' && Array.isArray(value))
      return [[key, value.includes('*') ? value : [...value, '*']] as const]
    return [
      [
        key,
        isSchema(value) && (!key.startsWith('ui:') || key === 'ui:options') ? removeComponents(value) : value,
      ] as const,
    ]
  })
  return Object.fromEntries(retainedEntries)
}

/** Returns true for a function, or for the object that React's `memo` or `forwardRef` creates from one. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (isSchema(value) && '$$typeof' in value)
}
