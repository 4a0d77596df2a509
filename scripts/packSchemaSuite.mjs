// Packs the parts of the JSON Schema Test Suite that tests/long/schemaSuite.test.ts runs:
// `node scripts/packSchemaSuite.mjs FOLDER`, where the folder is a checkout of
// github.com/json-schema-org/JSON-Schema-Test-Suite. Its npm package, @json-schema-org/tests, depends on a GitHub address
// and cannot be a dependency.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { getProjectPath } from './lib/projectRoot.mjs'

const [folder = '.'] = process.argv.slice(2)

function readJsonFiles(path, isIncluded) {
  const names = readdirSync(join(folder, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && isIncluded(name))
    .sort()
  return Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(join(folder, path, name), 'utf8'))]),
  )
}

const isRequired = (name) => !name.includes('/')
const suite = {
  license: readFileSync(join(folder, 'LICENSE'), 'utf8'),
  remotes: readJsonFiles('remotes', (name) => /^(draft(7|2020-12)\/|[^d]|[^/]*$)/.test(name)),
  drafts: {
    draft7: readJsonFiles('tests/draft7', isRequired),
    'draft2020-12': readJsonFiles('tests/draft2020-12', isRequired),
  },
}
const archive = getProjectPath('tests', 'fixtures', 'jsonSchemaTestSuite.json.gz')
writeFileSync(archive, gzipSync(JSON.stringify(suite), { level: 9 }))
console.log(`Wrote ${archive}`)
