import { Type } from 'typebox'
import type { ApiDescription } from '../../http/apiDescription'
import { endpoint } from '../../http/endpoint'
import { textResponse } from '../../http/responses'
import { docsPage, docsStyles } from './apiDocsPage'

/** Rendered once because the page is large and never changes while the server runs. */
const pages = new WeakMap<ApiDescription, string>()

/** The API description as an HTML page, under the site's content security policy. */
export const getDocs = endpoint({
  method: 'GET',
  url: '/api/docs',
  access: 'none',
  summary: 'This description, for reading in a browser',
  schema: { response: { 200: textResponse('text/html') } },
  example: {},
  handle: (request, reply) => {
    const { description } = request.server
    const page = pages.get(description) ?? docsPage(description)
    pages.set(description, page)
    return reply.type('text/html; charset=utf-8').send(page)
  },
})

export const getDocsStyles = endpoint({
  method: 'GET',
  url: '/api/docs.css',
  access: 'none',
  summary: "The description's stylesheet",
  schema: { response: { 200: textResponse('text/css') } },
  example: {},
  handle: (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyles),
})

/** The API description as OpenAPI [contract §4]. */
export const getOpenApi = endpoint({
  method: 'GET',
  url: '/api/openapi.json',
  access: 'none',
  summary: 'This description, as OpenAPI 3.1',
  schema: {
    response: { 200: Type.Unsafe<object>(Type.Object({}, { additionalProperties: true })) },
  },
  example: { answer: { openapi: '3.1.0' } },
  handle: (request) => request.server.description,
})
