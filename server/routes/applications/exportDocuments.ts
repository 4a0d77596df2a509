import { Type } from 'typebox'
import { zippedDocuments } from '../../services/applications/applicationZip'
import { fileAnswer } from '../answers/rawAnswer'
import { endpoint } from '../endpoint'
import { ApplicationQuery, readQuery } from './applicationQuery'

/** The documents of the list, or of some of it. */
export const exportDocuments = endpoint({
  method: 'GET',
  url: '/api/applications.zip',
  access: 'client',
  room: 'applications',
  limits: 'exports',
  summary:
    'The documents of the applications that the filters let through, or of those in ids, as one zip file: of at most 500 applications and 500 MB',
  refusals: ['too-much'],
  schema: {
    querystring: Type.Object({
      ...ApplicationQuery.properties,
      /** At most 100 ids, with commas between them. */
      ids: Type.Optional(Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$' })),
    }),
    response: { 200: fileAnswer },
  },
  example: { querystring: { vacancyCode: 'HCC-104' } },
  handle: async ({ session, query: { ids, ...query } }, reply, context) => {
    const { filters, page } = await readQuery(query, { context, session })
    const some = ids === undefined ? {} : { ids: ids.split(',').map(Number) }
    const zip = await zippedDocuments(context, session, { filters, order: page, ...some })
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="documents.zip"',
      })
      .send(zip)
  },
})
