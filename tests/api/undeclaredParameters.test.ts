import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../../src/schemas/applications/application'
import { operations } from './matrix'
import { type StartedMatrix, startMatrixWorld } from './startMatrixWorld'

let started: StartedMatrix

beforeAll(async () => {
  started = await startMatrixWorld()
})
afterAll(() => started.stop())

describe('query parameters that an endpoint does not declare', () => {
  const callers = {
    none: undefined,
    guest: 'the guest who submitted',
    client: 'the administrator',
    superuser: 'the SuperUser',
  } as const

  test.each(Object.entries(operations))(
    '%s rejects an undeclared parameter by name',
    async (call, operation) => {
      const { server, world: matrixWorld } = started
      const [method = ''] = call.split(' ')
      const { path, body } = await operation.send(matrixWorld, 'harbour', 0)
      const { access } = operation
      const token = matrixWorld.tokens[access === 'key' ? 'nobody' : (callers[access] ?? 'nobody')]
      const headers = access === 'key' ? { 'x-api-key': matrixWorld.keys.harbour } : undefined
      const before = await server.stored()
      const address = `${path}${path.includes('?') ? '&' : '?'}applicantname=Zeb`
      const answer = await server.call<Problem>(address, {
        method,
        ...(headers && { headers }),
        ...(token && { token }),
        ...(body === undefined ? {} : { body }),
      })
      expect([answer.status, answer.body.errors]).toEqual([
        400,
        [{ path: '/applicantname', message: 'There is no parameter “applicantname” here.' }],
      ])
      expect(await server.stored()).toEqual(before)
    },
  )
})
