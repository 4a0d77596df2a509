import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readProjectFile } from './projectFiles'

interface Component {
  name: string
  version: string
  purl: string
  properties?: { name: string }[]
}

test('`npm run sbom` lists what the product runs on, from the lock file alone', () => {
  const out = execFileSync('npm', ['run', '--silent', 'sbom'], {
    encoding: 'utf8',
    env: { ...process.env, npm_config_offline: 'true' },
    maxBuffer: 32 * 1024 * 1024,
  })
  const bom = JSON.parse(out) as { bomFormat: string; specVersion: string; components: Component[] }
  expect([bom.bomFormat, Number(bom.specVersion) >= 1.5]).toEqual(['CycloneDX', true])
  const { dependencies } = JSON.parse(readProjectFile('package.json')) as Record<
    string,
    Record<string, string>
  >
  const listed = new Map(bom.components.map((one) => [one.name, one]))
  const names = Object.keys(dependencies ?? {})
  expect(names.filter((name) => !listed.has(name))).toEqual([])
  expect(bom.components.filter(({ version, purl }) => !version || !purl.startsWith('pkg:npm/'))).toEqual([])
  // npm leaves out what a tool needs as well, if it is told to leave tools out: they are in it, and marked.
  const isTool = (name: string) => properties(listed.get(name)).includes('cdx:npm:package:development')
  expect(names.filter(isTool)).toEqual([])
  expect(['vitest', 'typescript'].filter((name) => !isTool(name))).toEqual([])
})

function properties(component: Component | undefined): string[] {
  return (component?.properties ?? []).map(({ name }) => name)
}
