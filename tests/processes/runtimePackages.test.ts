import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shippedFonts } from '../../src/schemas/theme/shippedFonts'

const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'optionalDependencies',
  Record<string, string>
>

/** Returns the packages that a built file imports by name. */
function findPackages(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) [^'"`]*?from "([^"]+)"|^import "([^"]+)"|\bimport\("([^"]+)"\)|__require\("([^"]+)"\)/gm,
  )
  return [...imports].flatMap(([, ...names]) => {
    const name = names.find((one) => one !== undefined) ?? ''
    const [first = '', second] = name.split('/')
    if (/^\.|\$/.test(name) || isBuiltin(name)) return []
    return [first.startsWith('@') ? `${first}/${second}` : first]
  })
}

test('the packages of an installation are exactly those that the built server loads', () => {
  const built = ['dist/server', 'dist/render'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => join(folder, file)),
  )
  const fonts = Object.values(shippedFonts).map(({ source }) => `@fontsource-variable/${source}`)
  const loaded = [...new Set([...built.flatMap(findPackages), ...fonts])].sort()
  // Tracing loads the API package through the other packages.
  const installed = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
    (name) => name !== '@opentelemetry/api',
  )
  expect(installed.toSorted()).toEqual(loaded)
})
