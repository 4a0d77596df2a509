import { textAnswer } from '../answers/rawAnswer'
import { docsStyles } from '../description/docsPage'
import { endpoint } from '../endpoint'

export const getDocsStyles = endpoint({
  method: 'GET',
  url: '/api/docs.css',
  access: 'none',
  summary: "The description's stylesheet",
  schema: { response: { 200: textAnswer('text/css') } },
  example: {},
  handle: (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyles),
})
