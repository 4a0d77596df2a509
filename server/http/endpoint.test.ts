import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify from 'fastify'
import { Type } from 'typebox'
import { expect, test } from 'vitest'
import type { ServerContext } from '../context'
import { authenticateRequests } from '../plugins/authentication'
import type { Api } from './api'
import { endpoint } from './endpoint'

const base = {
  method: 'GET',
  url: '/api/tides',
  summary: 'High and low water',
  schema: { response: { 200: Type.Object({ high: Type.String() }) } },
} as const
const example = { answer: { high: '06:12' } }
const handle = () => ({ high: '06:12' })

test('[SS-08] an endpoint without declared access does not compile', () => {
  // @ts-expect-error: access is missing.
  endpoint({ ...base, example, handle })
  // @ts-expect-error: there is no such access.
  endpoint({ ...base, access: 'everybody', example, handle })
})

test('[SS-12] an endpoint for signed-in people without a declared permission does not compile', () => {
  // @ts-expect-error: its scope is missing.
  endpoint({ ...base, access: 'client', example, handle })
  // @ts-expect-error: there is no such scope.
  endpoint({ ...base, access: 'client', scope: 'cellar', example, handle })
  // @ts-expect-error: guests have no roles to check.
  endpoint({ ...base, access: 'guest', scope: 'site', example, handle })
  endpoint({ ...base, access: 'client', scope: 'site', example, handle })
})

test('[SS-08] a public endpoint has no session', () => {
  // @ts-expect-error: the request has a session only if the access level requires one.
  endpoint({ ...base, access: 'none', example, handle: ({ session }) => ({ high: session.clientCode }) })
  endpoint({ ...base, access: 'guest', example, handle: ({ session }) => ({ high: session.clientCode }) })
})

test('an example or a response that does not match its schema does not compile', () => {
  // @ts-expect-error: the answer's example lacks what the schema requires.
  endpoint({ ...base, access: 'none', example: { answer: {} }, handle })
  // @ts-expect-error: the handler answers something else.
  endpoint({ ...base, access: 'none', example, handle: () => ({ low: '12:20' }) })
})

test('[SS-08] a route without declared access prevents the start', () => {
  const api: Api = fastify().withTypeProvider<TypeBoxTypeProvider>()
  authenticateRequests(api, {} as ServerContext)
  expect(() => api.get('/tides.txt', () => '06:12')).toThrow('GET /tides.txt does not declare its access.')
  const config = { access: 'client' } as const
  expect(() => api.get('/tides.txt', { config }, () => '06:12')).toThrow(
    'GET /tides.txt does not declare its permission scope.',
  )
})
