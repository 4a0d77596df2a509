import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectFiles } from '../tests/docs/projectFiles'

/** What every kind is led through, by the title of its test; each of these has to name the new kind. */
const suites = [
  'tests/conformance/widgets.test.tsx',
  'src/widgets/starRating/StarRatingWidget.test.tsx',
  'src/schemas/forms/accountSchema/ownFieldKinds.test.ts',
  'server/demo/kitchen/kitchenVacancies.test.ts',
  'server/services/delivery/everyKindDelivered.test.ts',
]
const modules = dirname(dirname(createRequire(import.meta.url).resolve('vitest/package.json')))

let root: string

/** The whole project, copied: the generator must not write into the tree under test. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-kind-'))
  // With what the compiler remembers of them: it reads what the new kind changes, not the whole again.
  const files = [...projectFiles, '.cache/tsc.tsbuildinfo']
  for (const path of files.filter((one) => existsSync(one))) cpSync(path, join(root, path))
  symlinkSync(modules, join(root, 'node_modules'))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
})
afterAll(() => rmSync(root, { recursive: true }))

interface Ended {
  code: number
  output: string
}

/** Runs a program in the copy, as somebody would who works there. */
function run(program: string, ...args: string[]): Promise<Ended> {
  const { VITEST: _here, NODE_ENV: _test, ...inherited } = process.env
  const env = { ...inherited, NO_COLOR: '1' }
  const options = { cwd: root, env, shell: process.platform === 'win32', maxBuffer: 2 ** 26 }
  return new Promise((resolve) => {
    execFile(program, args, options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}` }),
    )
  })
}

const npm = (script: string, ...args: string[]) => run('npm', 'run', '--silent', script, '--', ...args)
const make = (...names: string[]) => run('node', 'scripts/newWidget.mjs', ...names)
const tree = () => readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).toSorted()
const lines = (path: string, words: RegExp) =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => words.test(line))

describe('npm run new:widget', () => {
  test.each([
    [[], 'Give the new kind a name'],
    [['Star Rating'], "'Star Rating' won't do as a name"],
    [['1st'], "'1st' won't do as a name"],
    [['star--rating'], "won't do as a name"],
    [['../star'], "won't do as a name"],
    [['a23456789012345678901'], "won't do as a name"],
    [['text'], "There is a kind 'text' already"],
    [['date-range'], "There is a kind 'date-range' already"],
    [['text-area'], 'or one too like it: src/widgets/textarea'],
    [['long-text'], 'or one too like it: src/widgets/textarea/textareaKind.ts'],
    [['drg'], 'or one too like it: src/widgets/dateRange/dateRangeKind.ts'],
  ])('refuses %j in one line and writes nothing', async (names, reason) => {
    const before = tree()
    const { code, output } = await make(...names)
    expect(code).toBe(1)
    expect(output).toContain(reason)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(tree()).toEqual(before)
  })

  test('[FK-26] makes a kind that passes every check and stands everywhere', {
    timeout: 300_000,
  }, async () => {
    const before = tree()
    const made = await npm('new:widget', 'star-rating')
    expect(made.code, made.output).toBe(0)
    expect(tree().filter((path) => !before.includes(path))).toEqual([
      'widgets/starRating',
      'widgets/starRating/StarRatingWidget.css',
      'widgets/starRating/StarRatingWidget.test.tsx',
      'widgets/starRating/StarRatingWidget.tsx',
      'widgets/starRating/starRatingKind.ts',
    ])
    expect(lines('src/schemas/kinds/kindRegistry.ts', /starRating/)).toHaveLength(2)
    expect(lines('src/widgets/widgetRegistry.ts', /StarRating/)).toHaveLength(2)
    expect(lines('tests/api/apiTypes.ts', /"star-rating"/)).not.toEqual([])
    // Unit and server tests are run as they are, but of the kinds only the new one.
    const [types, style, floors, deadCode, tests] = await Promise.all([
      npm('typecheck'),
      npm('lint'),
      npm('floors'),
      npm('knip'),
      npm('test:unit', ...suites, '-t', 'star-rating|of its own', '--reporter=json'),
    ])
    for (const { code, output } of [types, style, floors, deadCode, tests]) expect(code, output).toBe(0)
    const report: Report = JSON.parse(tests.output.slice(tests.output.indexOf('{')))
    const named = report.testResults.filter(({ assertionResults }) =>
      assertionResults.some(({ fullName, status }) => status === 'passed' && /star-rating/.test(fullName)),
    )
    expect(named.map(({ name }) => suites.find((suite) => name.endsWith(suite))).toSorted()).toEqual(
      suites.toSorted(),
    )
  })
})

/** Of vitest's JSON report, as far as it is read here. */
interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}
