// Takes one `client_id` predicate after the other out of a copy of server/repositories and looks whether the tests of
// isolation notice: node bench/server/mutatePredicates.mjs [--static]
// --static asks the check of the source alone (seconds); otherwise the running server is asked too (some minutes).
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const predicate =
  /\s*\.where\('(?:\w+\.)?client_id', '=', clientId\)|\s*\.where\('(?:c\.)?id', '=', clientId\)/g
const folder = 'server/repositories'
const isStatic = process.argv.includes('--static')
const copy = mkdtempSync(join(tmpdir(), 'foyer-mutants-'))
const modules = dirname(dirname(createRequire(import.meta.url).resolve('vitest/package.json')))

for (const part of [
  'scripts',
  'server',
  'src',
  'tests',
  'public',
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
]) {
  cpSync(part, join(copy, part), { recursive: true })
}
symlinkSync(modules, join(copy, 'node_modules'))

function passes(project, files) {
  const args = [join(modules, 'vitest/vitest.mjs'), 'run', '--bail', '1', '--project', project, ...files]
  return spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore', timeout: 180_000 }).status === 0
}

const suites = {
  source: () => passes('server', ['server/repositories/tenantPredicates.test.ts']),
  ...(isStatic
    ? {}
    : { server: () => passes('api', ['tests/api/matrix.test.ts', 'tests/api/clientsApart.test.ts']) }),
}

const mutants = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8')
    return [...source.matchAll(predicate)].map((found) => ({ file, source, at: found.index, text: found[0] }))
  })

for (const [name, run] of Object.entries(suites))
  if (!run()) throw new Error(`The ${name} tests fail unchanged.`)
const survivors = Object.fromEntries(Object.keys(suites).map((name) => [name, []]))
for (const { file, source, at, text } of mutants) {
  const path = join(copy, folder, file)
  writeFileSync(path, source.slice(0, at) + source.slice(at + text.length))
  const line = `${file}:${source.slice(0, at + text.length).split('\n').length}`
  for (const [name, run] of Object.entries(suites)) if (run()) survivors[name].push(line)
  writeFileSync(path, source)
}
rmSync(copy, { recursive: true })
for (const [name, lines] of Object.entries(survivors)) {
  console.log(`${name}: ${mutants.length - lines.length} of ${mutants.length} missing predicates noticed`)
  if (lines.length > 0) console.log(`  not noticed: ${lines.join(', ')}`)
}
const unnoticed = mutants.length > 0 ? survivors.source : ['no predicate found']
process.exitCode = unnoticed.length === 0 ? 0 : 1
