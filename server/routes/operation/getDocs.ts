import { textAnswer } from '../answers/rawAnswer'
import { docsPage } from '../description/docsPage'
import type { ApiDescription } from '../description/openApi'
import { endpoint } from '../endpoint'

/** Written once: it is large, and never changes while the server runs. */
const pages = new WeakMap<ApiDescription, string>()

/** The same as a page, under the site's own policy. */
export const getDocs = endpoint({
  method: 'GET',
  url: '/api/docs',
  access: 'none',
  summary: 'This description, to read',
  schema: { response: { 200: textAnswer('text/html') } },
  example: {},
  handle: (request, reply) => {
    const { description } = request.server
    const page = pages.get(description) ?? docsPage(description)
    pages.set(description, page)
    return reply.type('text/html; charset=utf-8').send(page)
  },
})
