import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('CHANGELOG.md', 'utf8')
const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading)
const releases = headings.filter((heading) => heading !== 'Unreleased')

test('the newest version of the changelog is the version in package.json and package-lock.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    version: string
    packages: Record<string, { version: string }>
  }
  expect(releases[0]).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')} - `))
  expect([lock.version, lock.packages['']?.version]).toEqual([version, version])
})

test('a section Unreleased, if there is one, comes first; versions and dates are in descending order, each version once', () => {
  expect(headings.indexOf('Unreleased')).toBeLessThanOrEqual(0)
  const parts = releases.map(
    (release) => /^(\d+)\.(\d+)\.(\d+) - (\d{4}-\d\d-\d\d)$/.exec(release) ?? [release],
  )
  const keys = parts.map(([, major, minor, patch]) =>
    [major, minor, patch].map((part) => String(part).padStart(4, '0')).join('.'),
  )
  expect(parts.filter(({ length }) => length !== 5)).toEqual([])
  expect(keys).toEqual([...new Set(keys)].sort().reverse())
  const days = parts.map(([, , , , day]) => day)
  expect(days).toEqual([...days].sort().reverse())
})

test('the changelog uses only the headings of Keep a Changelog', () => {
  const kinds = new Set([...text.matchAll(/^### (.*)$/gm)].map(([, kind]) => kind))
  const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']
  expect([...kinds].filter((kind) => !known.includes(kind ?? ''))).toEqual([])
})
