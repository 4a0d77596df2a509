import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readProjectFile } from './projectFiles'

interface Component {
  name: string
  version: string
  purl: string
}

test('`npm run sbom` lists the product and the packages that it ships, from the lock file only', () => {
  const out = execFileSync('npm', ['run', '--silent', 'sbom'], {
    encoding: 'utf8',
    env: { ...process.env, npm_config_offline: 'true' },
    maxBuffer: 32 * 1024 * 1024,
  })
  const bom = JSON.parse(out) as {
    bomFormat: string
    specVersion: string
    metadata: { component: Component }
    components: Component[]
    dependencies: { ref: string; dependsOn: string[] }[]
  }
  expect([bom.bomFormat, Number(bom.specVersion) >= 1.5]).toEqual(['CycloneDX', true])
  const { version, dependencies } = JSON.parse(readProjectFile('package.json')) as {
    version: string
    dependencies: Record<string, string>
  }
  const { component } = bom.metadata
  expect([component.name, component.version, component.purl]).toEqual([
    'foyer',
    version,
    `pkg:npm/foyer@${version}`,
  ])
  const listed = new Set(bom.components.map(({ name }) => name))
  // Runtime dependencies, dependencies of these, and libraries that are part of the built files.
  const shipped = [
    ...Object.keys(dependencies),
    'fast-uri',
    'pg-protocol',
    'react',
    'kysely',
    '@rjsf/core',
    '@x0k/json-schema-merge',
  ]
  expect(shipped.filter((name) => !listed.has(name))).toEqual([])
  expect(
    ['vitest', 'typescript', 'vite', 'jsdom', 'knip', 'rolldown'].filter((name) => listed.has(name)),
  ).toEqual([])
  expect(bom.components.filter((one) => !one.version || !one.purl.startsWith('pkg:npm/'))).toEqual([])
  expect(out).not.toContain('cdx:npm:package:development')
  const refs = new Set(bom.dependencies.map(({ ref }) => ref))
  expect(bom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([])
})
