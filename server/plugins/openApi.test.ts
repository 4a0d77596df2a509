import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { formats } from '../../src/schemas/fields/formats'
import { endpoints, endpointsByTag } from '../endpoints'
import type { Endpoint } from '../http/endpoint'
import { NamedSchemas } from './namedSchemas'
import { describeApi } from './openApi'

const description = describeApi(endpointsByTag, '1.2.3')
const operations = Object.values(description.paths).flatMap((path) => Object.values(path))

test('the description and its examples are valid OpenAPI 3.1', {
  timeout: 60_000,
}, async () => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: JSON.stringify(description), config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('every operation has a unique name, a description and documented errors', () => {
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

test('every example matches the schema of its request', () => {
  const ajv = new Ajv({ strict: true, formats })
  for (const [name, { schema, example }] of Object.entries(endpoints as Record<string, Endpoint>)) {
    for (const part of ['params', 'querystring', 'body', 'describedBody'] as const) {
      const shape = schema[part]
      const input = {
        ...{ params: example.params, querystring: example.querystring ?? {} },
        ...{ body: example.body, describedBody: example.body },
      }[part]
      const isValid = shape === undefined || ajv.validate(shape, input)
      expect([name, part, isValid, ajv.errors ?? null]).toEqual([name, part, true, null])
    }
  }
})

test('every object is a named component, every enum has a type, and no schema has patternProperties', () => {
  const inline: unknown[] = []
  const untyped: unknown[] = []
  const patterns: unknown[] = []
  const visit = (part: unknown, at: string, isComponent: boolean): void => {
    if (typeof part !== 'object' || part === null) return
    if ('properties' in part && part.properties && Object.keys(part.properties).length > 0 && !isComponent)
      inline.push(at)
    if ('enum' in part && !('type' in part)) untyped.push(at)
    if ('patternProperties' in part) patterns.push(at)
    for (const [key, child] of Object.entries(part)) {
      if (key !== 'example' && key !== 'examples') visit(child, `${at}/${key}`, at === '/components/schemas')
    }
  }
  const { paths, components } = description
  visit(paths, '/paths', false)
  for (const [name, schema] of Object.entries(components.schemas))
    visit(schema, `/components/schemas/${name}`, true)
  expect([inline, untyped, patterns]).toEqual([[], [], []])
})

test('frequently used schemas have their usual names', () => {
  const names = Object.keys(description.components.schemas)
  expect(names).toEqual(
    expect.arrayContaining(['Vacancy', 'Application', 'Submission', 'Account', 'Problem']),
  )
  expect(names.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([])
  const submit = description.paths['/api/submittedapplications']?.post
  const body = submit?.requestBody?.content['application/json']?.schema
  expect(body).toEqual({ $ref: '#/components/schemas/Submission' })
})

test('two schemas with one name are refused, and so is an unnamed schema that is used twice', () => {
  const schemas = new NamedSchemas()
  const named = (key: string, title?: string) => ({ type: 'object', properties: { [key]: {} }, title })
  schemas.refer(named('a', 'Job'), 'X')
  expect(() => schemas.refer(named('b', 'Job'), 'Y')).toThrow('Two schemas of the API are called Job.')
  schemas.refer({ type: 'object', properties: { c: {} } }, 'Z')
  expect(() => schemas.refer({ type: 'object', properties: { c: {} } }, 'W')).toThrow('it needs a title')
})
