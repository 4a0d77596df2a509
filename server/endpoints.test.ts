import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from './endpoints'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.routes\.ts$/.test(file))
  .map((file) => join(import.meta.dirname, file))

test('every declared endpoint is served under the name of its export', async () => {
  const served: Record<string, unknown> = endpoints
  const names: string[] = []
  for (const file of files) {
    const exported = Object.entries((await import(/* @vite-ignore */ file)) as Record<string, unknown>)
    for (const [name, value] of exported.filter(([, one]) => isEndpoint(one))) {
      expect([file, name, served[name] === value]).toEqual([file, name, true])
      names.push(name)
    }
  }
  expect(names.sort()).toEqual(Object.keys(endpoints).sort())
})

test('no two endpoints have the same method and path', () => {
  const calls = Object.values(endpoints).map(({ method, url }) => `${method} ${url.toLowerCase()}`)
  expect(calls.length).toBe(new Set(calls).size)
})

test('every endpoint that writes declares its rate limit', () => {
  const unlimited = Object.entries(endpoints).filter(([, { method, limits }]) => method !== 'GET' && !limits)
  expect(unlimited.map(([name]) => name)).toEqual([])
})

test('every endpoint refuses query parameters that it does not declare', () => {
  for (const [name, { schema }] of Object.entries(endpoints))
    expect([name, schema.querystring]).toEqual([
      name,
      expect.objectContaining({ additionalProperties: false }),
    ])
})

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'handle' in value && 'url' in value
}
