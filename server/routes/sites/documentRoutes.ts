import { Type } from 'typebox'
import { found } from '../../services/problem'
import { clientOfHost } from '../../services/sites/tenants'
import { readDocument } from '../../services/vacancies/readVacancies'
import { sendFileBytes } from '../answers/sendFileBytes'
import type { Routes } from '../api'
import { FileParams } from '../requests/idParams'

const schema = {
  params: Type.Object({ ...FileParams.properties, filename: Type.String({ maxLength: 1000 }) }),
}

/**
 * The documents of what the client of this host advertises, as links lead to them [JD-03]: whoever may read the job may
 * have them. The name at the end is for people; the ids decide.
 */
export const documentRoutes: Routes = (api, context) => {
  const url = '/documents/:id/:attachmentId/:filename'
  api.get(url, { config: { access: 'none' }, schema }, async (request, reply) => {
    const client = found(await clientOfHost(context, request.host))
    return sendFileBytes(reply, await readDocument(context, client.id, request.params))
  })
}
