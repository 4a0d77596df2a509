import { Type } from 'typebox'
import { endpoint } from '../endpoint'

/** The API's description of itself [contract §4]. */
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
