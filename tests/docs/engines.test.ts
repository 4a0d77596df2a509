import { satisfies } from 'semver'
import { expect, test } from 'vitest'
import { readProjectFile } from './projectFiles'

interface LockedPackage {
  engines?: { node?: string }
  dev?: boolean
}

test('every package that the product runs on accepts the oldest Node version that package.json promises', () => {
  const { engines } = JSON.parse(readProjectFile('package.json')) as { engines: { node: string } }
  const oldest = `${engines.node.replace('>=', '')}.0`
  const { packages } = JSON.parse(readProjectFile('package-lock.json')) as {
    packages: Record<string, LockedPackage>
  }
  const unsupportedPackages = Object.entries(packages)
    .filter(([, { dev, engines }]) => !dev && !satisfies(oldest, engines?.node ?? '*'))
    .map(([path, locked]) => `${path}: ${locked.engines?.node}`)
  expect(unsupportedPackages).toEqual([])
})
