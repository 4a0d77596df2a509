import { Type } from 'typebox'
import type { OpenAccountSchema } from '../../../src/schemas/accountSchema/accountSchema'
import { fieldTypes } from '../../../src/schemas/kinds/fieldType'
import { otherLanguages } from '../../../src/texts/language/language'
import { endpoint } from '../../http/endpoint'
import { createVersionTag } from '../../http/etags'
import { fieldLogicProperties, ruleLogicProperties, TranslationsBody } from '../../http/formField.schemas'
import { IdParams, IfMatch } from '../../http/parameters'
import { createStringEnum, DateTime, DescribedChangeShape, NullableText } from '../../http/responses'
import {
  getEditedPart,
  loadSchema,
  loadSchemaVersions,
  restoreSchema,
  saveSchema,
} from './formSchema.service'
import { CustomFieldShape, FieldTranslationShape, formFieldProperties } from './settings.schemas'

const strictOptions = { additionalProperties: false }
const text = Type.String({ maxLength: 4000 })

const fieldProperties = {
  id: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  type: createStringEnum(fieldTypes, 'FieldType'),
  label: text,
  notes: Type.Optional(text),
  options: Type.Optional(
    Type.Array(Type.Object({ label: text, value: text }, { ...strictOptions, title: 'SentFieldOption' }), {
      maxItems: 1000,
    }),
  ),
  rules: Type.Optional(
    Type.Object(
      {
        required: Type.Optional(Type.Boolean()),
        min: Type.Optional(Type.Number()),
        max: Type.Optional(Type.Number()),
        ...ruleLogicProperties,
        mustBe: Type.Optional(Type.Boolean()),
        message: Type.Optional(text),
        fileTypeGroup: Type.Optional(Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2] })),
      },
      { ...strictOptions, title: 'FieldRules' },
    ),
  ),
  shownOn: Type.Optional(createStringEnum(['jobs', 'interests'])),
  section: Type.Optional(text),
  value: Type.Optional(text),
  translations: Type.Optional(TranslationsBody(FieldTranslationShape)),
  ...fieldLogicProperties,
}
const Field = Type.Object(
  {
    ...fieldProperties,
    fields: Type.Optional(
      Type.Array(Type.Object(fieldProperties, { ...strictOptions, title: 'SentGroupedField' }), {
        maxItems: 100,
      }),
    ),
    repeats: Type.Optional(
      Type.Object(
        { min: Type.Optional(Type.Number()), max: Type.Optional(Type.Number()) },
        { ...strictOptions, title: 'SentRowLimits' },
      ),
    ),
    itemLabel: Type.Optional(text),
  },
  { ...strictOptions, title: 'SentCustomField' },
)
/** Complete content of a new schema version. */
export const FormSchemaBody = Type.Object(
  {
    customFields: Type.Array(Field, { maxItems: 1000 }),
    catalogue: Type.Array(
      Type.Object(
        { id: Type.Number(), label: text, isOffered: Type.Boolean() },
        { ...strictOptions, title: 'SentCatalogueField' },
      ),
      { maxItems: 100 },
    ),
  },
  { ...strictOptions, title: 'SentFormSchema' },
)

/** The current schema of an account's application form. */
export const FormSchemaShape = Type.Unsafe<OpenAccountSchema>(
  Type.Object(
    {
      customFields: Type.Array(CustomFieldShape),
      catalogue: Type.Array(
        Type.Object(
          { id: Type.Number(), label: Type.String(), isOffered: Type.Boolean() },
          { title: 'CatalogueField' },
        ),
      ),
      version: Type.Integer(),
      company: Type.String(),
      clientCode: Type.String(),
      nextFieldId: Type.Integer(),
      applicationFormFields: Type.Array(
        Type.Object(
          { ...formFieldProperties, isWithheld: Type.Optional(Type.Boolean()) },
          { title: 'FormField' },
        ),
      ),
      canAllowUpload: Type.Boolean(),
      languages: Type.Array(createStringEnum(otherLanguages)),
    },
    { title: 'FormSchema' },
  ),
)

const editedExample = {
  customFields: [
    {
      id: 100,
      type: 'text' as const,
      label: 'Where did you hear of us?',
      translations: { de: { label: 'Wie haben Sie von uns erfahren?' } },
    },
  ],
  catalogue: [{ id: 4, label: 'Cell phone', isOffered: true }],
}

export const formSchemaExample = {
  body: editedExample,
  answer: {
    ...editedExample,
    version: 2,
    company: 'Lakeside Library',
    clientCode: 'lakeside',
    nextFieldId: 101,
    applicationFormFields: [
      {
        id: 4,
        displayText: 'Cell phone',
        canShowVisibility: true,
        canShowRequired: true,
        isVisible: true,
        isRequired: true,
      },
    ],
    canAllowUpload: false,
    languages: ['de' as const],
  },
}

export const getFormSchema = endpoint({
  method: 'GET',
  url: '/api/users/:id/schema',
  access: 'superuser',
  summary: 'The form fields of an account: its custom fields and its selection from the catalogue',
  responseHeaders: ['etag'],
  schema: { params: IdParams, response: { 200: FormSchemaShape } },
  example: { params: { id: 5 }, answer: formSchemaExample.answer },
  handle: async (request, reply, context) => {
    const formSchema = await loadSchema(context.db, request.params.id)
    reply.header('etag', createVersionTag(getEditedPart(formSchema)))
    return formSchema
  },
})

const Versions = Type.Array(
  Type.Object(
    {
      version: Type.Integer(),
      at: DateTime,
      by: NullableText,
      changes: Type.Array(DescribedChangeShape),
    },
    { title: 'FormSchemaVersion' },
  ),
)

export const listFormSchemaVersions = endpoint({
  method: 'GET',
  url: '/api/users/:id/schema/versions',
  access: 'superuser',
  summary: 'All versions, newest first: author, time and described changes',
  schema: { params: IdParams, response: { 200: Versions } },
  example: {
    params: { id: 5 },
    answer: [
      {
        version: 2,
        at: '2026-11-22T04:05:06.789Z',
        by: 'master',
        changes: [{ label: 'Mobile', from: 'Mobile', to: 'Cell phone' }],
      },
      { version: 1, at: '2026-11-22T04:05:06.789Z', by: null, changes: [] },
    ],
  },
  handle: (request, _reply, context) => loadSchemaVersions(context.db, request.params.id),
})

export const putFormSchema = endpoint({
  method: 'PUT',
  url: '/api/users/:id/schema',
  access: 'superuser',
  limits: 'changes',
  summary: "Saves a new version of an account's form fields, in use immediately",
  responseHeaders: ['etag'],
  schema: {
    params: IdParams,
    headers: IfMatch,
    body: FormSchemaBody,
    response: { 200: FormSchemaShape },
  },
  example: { params: { id: 5 }, ...formSchemaExample },
  handle: async ({ session, params, headers, body }, reply, context) => {
    const saveOptions = { session, id: params.id, ifMatch: headers['if-match'] }
    const formSchema = await saveSchema(context, saveOptions, body)
    reply.header('etag', createVersionTag(getEditedPart(formSchema)))
    return formSchema
  },
})

export const restoreFormSchema = endpoint({
  method: 'POST',
  url: '/api/users/:id/schema/versions/:version/restore',
  access: 'superuser',
  limits: 'changes',
  summary: 'Restores an older version as the newest one',
  responseHeaders: ['etag'],
  schema: {
    params: Type.Object({
      id: Type.Integer({ minimum: 1 }),
      version: Type.Integer({ minimum: 1 }),
    }),
    headers: IfMatch,
    response: { 200: FormSchemaShape },
  },
  example: { params: { id: 5, version: 1 }, answer: formSchemaExample.answer },
  handle: async ({ session, params, headers }, reply, context) => {
    const saveOptions = { session, id: params.id, ifMatch: headers['if-match'] }
    const formSchema = await restoreSchema(context, saveOptions, params.version)
    reply.header('etag', createVersionTag(getEditedPart(formSchema)))
    return formSchema
  },
})
