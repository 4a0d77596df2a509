import { editedPart, openSchema } from '../../services/accounts/editFormSchema'
import { versionTag } from '../../services/versionTag'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'
import { FormSchemaShape, formSchemaExample } from './formSchemaShapes'

export const getFormSchema = endpoint({
  method: 'GET',
  url: '/api/users/:id/schema',
  access: 'superuser',
  summary: "What an account's application form may ask: own fields and its part of the catalogue",
  schema: { params: IdParams, response: { 200: FormSchemaShape } },
  example: { params: { id: 5 }, answer: formSchemaExample.answer },
  handle: async (request, reply, context) => {
    const open = await openSchema(context.db, request.params.id)
    reply.header('etag', versionTag(editedPart(open)))
    return open
  },
})
