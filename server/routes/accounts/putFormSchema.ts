import { editedPart, saveSchema } from '../../services/accounts/editFormSchema'
import { versionTag } from '../../services/versionTag'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'
import { IfMatch } from '../requests/ifMatch'
import { FormSchemaBody, FormSchemaShape, formSchemaExample } from './formSchemaShapes'

export const putFormSchema = endpoint({
  method: 'PUT',
  url: '/api/users/:id/schema',
  access: 'superuser',
  limits: 'changes',
  summary: "Saves a new version of what an account's application form may ask, live at once",
  schema: {
    params: IdParams,
    headers: IfMatch,
    body: FormSchemaBody,
    response: { 200: FormSchemaShape },
  },
  example: { params: { id: 5 }, ...formSchemaExample },
  handle: async ({ session, params, headers, body }, reply, context) => {
    const saving = { session, id: params.id, ifMatch: headers['if-match'] }
    const open = await saveSchema(context, saving, body)
    reply.header('etag', versionTag(editedPart(open)))
    return open
  },
})
