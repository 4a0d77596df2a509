// Takes one predicate that keeps clients apart after the other out of a copy of the server's repositories and looks whether a
// running server's tests notice: node bench/server/mutatePredicates.mjs [minutes] [part of a file's name]
// That the check of the source notices each is a test of its own (server/db/tenantPredicates.test.ts). A running
// server can not notice all of them: many stand beside an id that no two clients share.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { register } from 'tsx/esm/api'
import { createVitest } from 'vitest/node'

register()
const { clientPredicates } = await import('../../tests/isolation/clientPredicates.ts')

const [minutes = '25', part = ''] = process.argv.slice(2)
const folder = 'server'
const tests = ['tests/api/isolation.test.ts', 'tests/api/matrix.test.ts', 'tests/api/clientsApart.test.ts']
const parts = [
  'scripts',
  'server',
  'src',
  'tests',
  'public',
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
]
const copy = mkdtempSync(join(tmpdir(), 'foyer-mutants-'))
const modules = dirname(dirname(createRequire(import.meta.url).resolve('vitest/package.json')))
for (const name of parts) cpSync(name, join(copy, name), { recursive: true })
symlinkSync(modules, join(copy, 'node_modules'))
process.chdir(copy)

const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
const vitest = await createVitest(
  'test',
  { root: copy, project: ['api'], watch: false, bail: 1, reporters: [{}], cache: false },
  {},
  { stdout: silent, stderr: silent },
)
const specifications = await vitest.globTestSpecifications(tests)

/** @returns the first test that fails; undefined when all pass */
async function firstFailure() {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true)
  for (const module of testModules) {
    for (const test of module.children.allTests()) {
      if (test.result().state === 'failed') return test.fullName
    }
    if (!module.ok()) return `${module.relativeModuleId} as a whole`
  }
  return unhandledErrors[0] ? String(unhandledErrors[0].stack) : undefined
}

const mutants = readdirSync(folder, { recursive: true })
  .filter((file) => file.endsWith('.repository.ts') && file.includes(part))
  .flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8')
    return clientPredicates(file, source).map((predicate) => ({ ...predicate, file, source }))
  })
const already = await firstFailure()
if (already) throw new Error(`Unchanged, this fails: ${already}`)
const end = Date.now() + Number(minutes) * 60_000
const unnoticed = []
let done = 0
for (const { at, words, file, source, without } of mutants) {
  if (Date.now() > end) break
  const path = join(copy, folder, file)
  writeFileSync(path, without)
  vitest.invalidateFile(path)
  const failure = await firstFailure()
  writeFileSync(path, source)
  vitest.invalidateFile(path)
  done++
  if (!failure) unnoticed.push(at)
  console.log(
    `${done}/${mutants.length} ${at} ${words}: ${failure ? `noticed by ${failure}` : 'NOT NOTICED'}`,
  )
}
await vitest.close()
rmSync(copy, { recursive: true })
console.log(
  `${done - unnoticed.length} of ${done} missing predicates noticed, of ${mutants.length} that there are`,
)
if (unnoticed.length > 0) console.log(`not noticed: ${unnoticed.join(', ')}`)
process.exitCode = done === mutants.length && unnoticed.length === 0 ? 0 : 1
