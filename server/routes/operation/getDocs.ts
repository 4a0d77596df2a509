import { textAnswer } from '../answers/rawAnswer'
import { docsPage } from '../description/docsPage'
import { endpoint } from '../endpoint'

/** The same as a page, under the site's own policy. */
export const getDocs = endpoint({
  method: 'GET',
  url: '/api/docs',
  access: 'none',
  summary: 'This description, to read',
  schema: { response: { 200: textAnswer('text/html') } },
  example: {},
  handle: (request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(request.server.description)),
})
