import { Type } from 'typebox'
import type { OpenAccountSchema } from '../../src/schemas/accountSchema'
import { type FieldKind, kinds } from '../../src/schemas/kinds/kindRegistry'
import {
  editedPart,
  openSchema,
  restoreSchema,
  saveSchema,
  schemaVersions,
} from '../services/accounts/accountSchemas'
import { versionTag } from '../services/versionTag'
import { type Routes, sessionOf } from './api'
import { IfMatch } from './ifMatch'
import { CustomFieldShape, formFieldProperties } from './settingsShape'
import { IdParams } from './vacancyShapes'

const config = { access: 'superuser' } as const
const strict = { additionalProperties: false }
const text = Type.String({ maxLength: 4000 })

const Field = Type.Object(
  {
    id: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    type: Type.Enum(Object.keys(kinds) as FieldKind[]),
    label: text,
    notes: Type.Optional(text),
    options: Type.Optional(Type.Array(Type.Object({ label: text, value: text }, strict), { maxItems: 1000 })),
    rules: Type.Optional(
      Type.Object(
        {
          required: Type.Optional(Type.Boolean()),
          min: Type.Optional(Type.Number()),
          max: Type.Optional(Type.Number()),
          message: Type.Optional(text),
          fileTypeGroup: Type.Optional(Type.Enum([1, 2])),
        },
        strict,
      ),
    ),
    shownOn: Type.Optional(Type.Enum(['jobs', 'interests'])),
  },
  strict,
)
const Body = Type.Object(
  {
    customFields: Type.Array(Field, { maxItems: 1000 }),
    catalogue: Type.Array(
      Type.Object({ id: Type.Number(), label: text, isOffered: Type.Boolean() }, strict),
      { maxItems: 100 },
    ),
  },
  strict,
)
const Open = Type.Unsafe<OpenAccountSchema>(
  Type.Object({
    customFields: Type.Array(CustomFieldShape),
    catalogue: Type.Array(
      Type.Object({ id: Type.Number(), label: Type.String(), isOffered: Type.Boolean() }),
    ),
    version: Type.Integer(),
    company: Type.String(),
    clientCode: Type.String(),
    nextFieldId: Type.Integer(),
    applicationFormFields: Type.Array(
      Type.Object({ ...formFieldProperties, isWithheld: Type.Optional(Type.Boolean()) }),
    ),
    canAllowUpload: Type.Boolean(),
  }),
)
const VersionParams = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  version: Type.Integer({ minimum: 1 }),
})
const Change = Type.Object({ label: Type.String(), from: Type.String(), to: Type.String() })
const Versions = Type.Array(
  Type.Object({
    version: Type.Integer(),
    at: Type.String(),
    by: Type.Union([Type.String(), Type.Null()]),
    changes: Type.Array(Change),
  }),
)

/** What an account's application form may ask: for the SuperUser, version by version. */
export const accountSchemaRoutes: Routes = (api, context) => {
  api.get(
    '/api/users/:id/schema',
    { config, schema: { params: IdParams, response: { 200: Open } } },
    async (request, reply) => {
      const open = await openSchema(context.db, request.params.id)
      reply.header('etag', versionTag(editedPart(open)))
      return open
    },
  )
  api.put(
    '/api/users/:id/schema',
    { config, schema: { params: IdParams, headers: IfMatch, body: Body, response: { 200: Open } } },
    async (request, reply) => {
      const { params, headers, body } = request
      const saving = { session: sessionOf(request), id: params.id, ifMatch: headers['if-match'] }
      const open = await saveSchema(context, saving, body)
      reply.header('etag', versionTag(editedPart(open)))
      return open
    },
  )
  api.get(
    '/api/users/:id/schema/versions',
    { config, schema: { params: IdParams, response: { 200: Versions } } },
    (request) => schemaVersions(context.db, request.params.id),
  )
  api.post(
    '/api/users/:id/schema/versions/:version/restore',
    { config, schema: { params: VersionParams, headers: IfMatch, response: { 200: Open } } },
    async (request, reply) => {
      const { params, headers } = request
      const saving = { session: sessionOf(request), id: params.id, ifMatch: headers['if-match'] }
      const open = await restoreSchema(context, saving, params.version)
      reply.header('etag', versionTag(editedPart(open)))
      return open
    },
  )
}
