import { Type } from 'typebox'
import { editedPart, restoreSchema } from '../../services/accounts/editFormSchema'
import { versionTag } from '../../services/versionTag'
import { endpoint } from '../endpoint'
import { IfMatch } from '../requests/ifMatch'
import { FormSchemaShape, formSchemaExample } from './formSchemaShapes'

export const restoreFormSchema = endpoint({
  method: 'POST',
  url: '/api/users/:id/schema/versions/:version/restore',
  access: 'superuser',
  limits: 'changes',
  summary: 'Makes a version of old the newest one',
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
    const saving = { session, id: params.id, ifMatch: headers['if-match'] }
    const open = await restoreSchema(context, saving, params.version)
    reply.header('etag', versionTag(editedPart(open)))
    return open
  },
})
