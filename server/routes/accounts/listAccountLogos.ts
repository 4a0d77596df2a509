import { Type } from 'typebox'
import { readAccountLogos } from '../../services/accounts/readAccounts'
import { endpoint } from '../endpoint'

/** As data addresses: a client's files are served on its own host alone. */
export const listAccountLogos = endpoint({
  method: 'GET',
  url: '/api/accountLogos',
  access: 'superuser',
  summary: 'The small logos of these accounts, of those that have one',
  schema: {
    querystring: Type.Object({
      /** At most 60 ids, with commas between them; nobody's when left out. */
      ids: Type.Optional(Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,59}$' })),
    }),
    response: { 200: Type.Array(Type.Object({ id: Type.Integer(), image: Type.String() })) },
  },
  example: {
    querystring: { ids: '5,6' },
    answer: [{ id: 5, image: 'data:image/svg+xml;base64,PHN2Zy8+' }],
  },
  handle: ({ query }, _reply, context) => readAccountLogos(context, query.ids?.split(',').map(Number) ?? []),
})
