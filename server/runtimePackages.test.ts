import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'optionalDependencies',
  Record<string, string>
>
const installed = { ...dependencies, ...optionalDependencies }
const sources = ['server', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)

/** Packages whose code a file runs: types are gone when it is built. */
function packagesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const imports = text.matchAll(
    /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm,
  )
  return [...imports].flatMap((found) => {
    const name = found[1] ?? found[2] ?? found[3] ?? ''
    const [first = '', second] = name.split('/')
    if (/^[./]|\$/.test(name) || isBuiltin(name)) return []
    return [first.startsWith('@') ? `${first}/${second}` : first]
  })
}

test('what the product runs is there after an installation without the tools', () => {
  const used = new Set(sources.flatMap(packagesOf))
  expect(used.size).toBeGreaterThan(20)
  expect([...used].filter((name) => !installed[name])).toEqual([])
})
