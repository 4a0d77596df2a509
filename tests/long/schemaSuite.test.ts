// Runs the validator of external schemas against the JSON Schema Test Suite (github.com/json-schema-org/
// JSON-Schema-Test-Suite, commit 44401e0c, MIT licence), which scripts/packSchemaSuite.mjs packed.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildExternalForm } from '../../src/schemas/externalSchema/buildExternalForm'
import { loadExternalValidator } from '../../src/schemas/externalSchema/loadExternalValidator'

interface Group {
  description: string
  schema: unknown
  tests: { description: string; data: unknown; valid: boolean }[]
}

interface Suite {
  /** The schemas that the suite expects at http://localhost:1234/. */
  remotes: Record<string, unknown>
  /** Groups of each file, by draft. */
  drafts: Record<'draft7' | 'draft2020-12', Record<string, Group[]>>
}

const archive = readFileSync(new URL('../fixtures/jsonSchemaTestSuite.json.gz', import.meta.url))
const suite = JSON.parse(gunzipSync(archive).toString()) as Suite
const remoteSchemas = Object.fromEntries(
  Object.entries(suite.remotes).map(([name, schema]) => [`http://localhost:1234/${name}`, schema]),
)

test.each([
  ['draft7', 927],
  // The other 23 fail because `format` is an assertion here and an annotation in the suite (15), because of dynamic
  // references that the validator reports as undecided (5), because a plain reference is treated as a dynamic one if another
  // remote schema has a dynamic anchor of its name (1), because of equal anchors in nested schemas (1), and because of a
  // vocabulary without assertions (1).
  ['draft2020-12', 1_276],
] as const)(
  'validates as the JSON Schema Test Suite for %s expects, in at least %i cases',
  async (draft, minPassed) => {
    const failures: string[] = []
    let count = 0
    for (const [file, groups] of Object.entries(suite.drafts[draft])) {
      for (const group of groups) {
        const validator = await loadExternalValidator(
          buildExternalForm(group.schema, undefined, remoteSchemas),
        )
        for (const { description, data, valid } of group.tests) {
          count += 1
          const names = [file, group.description, description, ...validator.undecidedReferences]
          if (validator(data) !== valid) failures.push(names.join(': '))
        }
      }
    }
    expect(count - failures.length, failures.join('\n')).toBeGreaterThanOrEqual(minPassed)
  },
)
