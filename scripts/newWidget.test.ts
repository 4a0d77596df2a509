import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** The parts of the house that a field kind touches, copied: the generator must not write into the tree under test. */
const copied = [
  'package.json',
  'biome.json',
  'vite.config.ts',
  'tsconfig.json',
  'scripts',
  'src/schemas',
  'src/texts',
  'src/widgets',
  'src/renderer',
  'tests/conformance',
  'tests/fixtures',
  'tests/failOnConsole.ts',
]
const modules = dirname(dirname(createRequire(import.meta.url).resolve('vitest/package.json')))

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-kind-'))
  for (const path of copied) cpSync(path, join(root, path), { recursive: true })
  symlinkSync(modules, join(root, 'node_modules'))
})
afterAll(() => rmSync(root, { recursive: true }))

interface Ended {
  code: number
  output: string
}

/** Runs a program of Node's in the copy. */
function run(...args: string[]): Promise<Ended> {
  const env = {
    ...process.env,
    VITEST: undefined,
    NODE_ENV: undefined,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}` }),
    )
  })
}

const tool = (path: string) => join('node_modules', path)
const check = () =>
  run(tool('@biomejs/biome/bin/biome'), 'check', '--vcs-enabled=false', 'src/widgets', 'src/schemas/kinds')
const make = (...names: string[]) => run('scripts/newWidget.mjs', ...names)
const tree = () => readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).toSorted()

describe('npm run new:widget', () => {
  test.each([
    [[], 'Give the new kind a name'],
    [['Star Rating'], "'Star Rating' won't do as a name"],
    [['1st'], "'1st' won't do as a name"],
    [['star--rating'], "won't do as a name"],
    [['../star'], "won't do as a name"],
    [['a23456789012345678901234567890x'], "won't do as a name"],
    [['text'], "There is a kind 'text' already"],
    [['date-range'], "There is a kind 'date-range' already"],
    [['text-area'], 'or one too like it: src/widgets/textarea'],
  ])('refuses %j in one line and writes nothing', async (names, reason) => {
    const before = tree()
    const { code, output } = await make(...names)
    expect(code).toBe(1)
    expect(output).toContain(reason)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(tree()).toEqual(before)
  })

  test('keeps the lines of a long name as the linter wants them', async () => {
    expect(await make('zzz4567890abcdefghij1234567890')).toMatchObject({ code: 0 })
    const style = await check()
    expect(style.code, style.output).toBe(0)
  })

  test('[FK-26] makes a kind that compiles, is well-formed and conforms', { timeout: 120_000 }, async () => {
    const before = tree()
    expect(await make('star-rating')).toMatchObject({ code: 0 })
    const added = tree().filter((path) => !before.includes(path))
    expect(added).toEqual([
      'widgets/starRating',
      'widgets/starRating/StarRatingWidget.test.tsx',
      'widgets/starRating/StarRatingWidget.tsx',
      'widgets/starRating/starRatingKind.ts',
    ])
    for (const registry of ['schemas/kinds/kindRegistry.ts', 'widgets/widgetRegistry.ts']) {
      const source = readFileSync(join(root, 'src', registry), 'utf8')
      expect(source.split('\n').filter((line) => /starRating/i.test(line))).toHaveLength(2)
    }
    const config = { extends: './tsconfig.json', include: ['src/widgets', 'tests/conformance'] }
    writeFileSync(join(root, 'tsconfig.kind.json'), JSON.stringify(config))
    const suite = ['tests/conformance', 'src/widgets/starRating', '-t', 'star-rating']
    const [types, style, conformance] = await Promise.all([
      run(tool('typescript/bin/tsc'), '-p', 'tsconfig.kind.json'),
      run(
        tool('@biomejs/biome/bin/biome'),
        'check',
        '--vcs-enabled=false',
        'src/widgets',
        'src/schemas/kinds',
      ),
      run(tool('vitest/vitest.mjs'), 'run', '--project', 'unit', '--reporter', 'json', ...suite),
    ])
    expect(types.code, types.output).toBe(0)
    expect(style.code, style.output).toBe(0)
    expect(conformance.code, conformance.output).toBe(0)
    const { numPassedTests } = JSON.parse(conformance.output.slice(conformance.output.indexOf('{')))
    expect(numPassedTests).toBeGreaterThan(8)
  })
})
