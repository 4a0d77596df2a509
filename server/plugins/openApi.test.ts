import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { formats } from '../../src/schemas/fields/formats'
import { endpoints } from '../endpoints'
import type { Endpoint } from '../http/endpoint'
import { describeApi } from './openApi'

const description = describeApi(endpoints, '1.2.3')
const operations = Object.values(description.paths).flatMap((path) => Object.values(path))

test('the description is OpenAPI 3.1 without a complaint, its examples included', {
  timeout: 60_000,
}, async () => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: JSON.stringify(description), config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('every operation has a name of its own, says what it does, and refuses with a reason', () => {
  expect(operations.length).toBe(Object.keys(endpoints).length)
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort())
  for (const { operationId, summary, responses } of operations) {
    expect([operationId, summary]).toEqual([operationId, expect.stringMatching(/^[A-Z\d].*\w/)])
    expect([operationId, Object.keys(responses).some((status) => /^4/.test(status))]).toEqual([
      operationId,
      true,
    ])
  }
})

test('every example is one that the server would take', () => {
  const ajv = new Ajv({ strict: true, formats })
  for (const [name, { schema, example }] of Object.entries(endpoints as Record<string, Endpoint>)) {
    for (const part of ['params', 'querystring', 'body'] as const) {
      const shape = schema[part]
      const sent = part === 'querystring' ? (example[part] ?? {}) : example[part]
      const fits = shape === undefined || ajv.validate(shape, sent)
      expect([name, part, fits, ajv.errors ?? null]).toEqual([name, part, true, null])
    }
  }
})
