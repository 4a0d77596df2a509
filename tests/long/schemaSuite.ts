// Runs the validator of external schemas against the JSON Schema Test Suite: `FOYER_SCHEMA_SUITE=folder npx vitest run
// --project schema-suite`, where the folder is a checkout of github.com/json-schema-org/JSON-Schema-Test-Suite. Its npm
// package depends on a GitHub address and cannot be a dependency.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { buildExternalForm } from '../../src/schemas/externalSchema/buildExternalForm'
import { loadExternalValidator } from '../../src/schemas/externalSchema/loadExternalValidator'

interface Group {
  description: string
  schema: unknown
  tests: { description: string; data: unknown; valid: boolean }[]
}

const folder = resolve(process.env.FOYER_SCHEMA_SUITE ?? '')
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** What the suite serves at http://localhost:1234/. */
const remoteSchemas = Object.fromEntries(
  readdirSync(join(folder, 'remotes'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && /^(draft(7|2020-12)\/|[^d]|[^/]*$)/.test(name))
    .map((name) => [`http://localhost:1234/${name}`, readJson(join(folder, 'remotes', name))]),
)

test.each([
  ['draft7', 927],
  // The 23 others: `format` is a rule here where the suite takes it for a remark (15), dynamic references that the verdict
  // names as undecided (5), an ordinary reference that is taken for a dynamic one because another remote schema has a dynamic
  // anchor of its name (1), equal anchors of schemas in each other (1), and a vocabulary without rules (1).
  ['draft2020-12', 1_276],
])('%s', async (draft, minPassed) => {
  const tests = join(folder, 'tests', draft)
  const failures: string[] = []
  let count = 0
  for (const file of readdirSync(tests).filter((name) => name.endsWith('.json'))) {
    for (const group of readJson(join(tests, file)) as Group[]) {
      const validator = await loadExternalValidator(buildExternalForm(group.schema, undefined, remoteSchemas))
      for (const { description, data, valid } of group.tests) {
        count += 1
        const names = [file, group.description, description, ...validator.undecided]
        if (validator(data) !== valid) failures.push(names.join(': '))
      }
    }
  }
  expect(count - failures.length, failures.join('\n')).toBeGreaterThanOrEqual(minPassed)
})
