import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
const at = (file: string) => join(folder, file)
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
const changelog = (entries: string) =>
  `# Changelog\n\n## Unreleased\n${entries}\n## 1.4.2 - 2026-01-02\n\n### Fixed\n\n- A.\n`

/** A script in place of the packing, which has a separate test: it prints the version and the tag. */
const pack = 'echo Packs $npm_package_version of $(git describe)'

/** Creates a repository of a project whose last version is 1.4.2. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-release-'))
  git('init', '--quiet')
  git('config', 'user.name', 'Release')
  git('config', 'user.email', 'release@example.org')
  const lock = { name: 'foyer', version: '1.4.2', packages: { '': { name: 'foyer', version: '1.4.2' } } }
  writeFileSync(
    at('package.json'),
    `${JSON.stringify({ name: 'foyer', version: '1.4.2', private: true, scripts: { package: pack } }, null, 2)}\n`,
  )
  writeFileSync(at('package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`)
  cpSync('scripts', at('scripts'), { recursive: true })
  commitChangelog('\n### Added\n\n- B.\n- C.\n\n### Fixed\n\n- D.\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

function commitChangelog(entries: string) {
  writeFileSync(at('CHANGELOG.md'), changelog(entries))
  git('add', '.')
  git('commit', '--quiet', '--message', 'Change something')
}

function release(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/release.mjs', ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, output: (stdout + stderr).trim() }
}

const versions = () => {
  const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'))
  return [
    JSON.parse(readFileSync(at('package.json'), 'utf8')).version,
    lock.version,
    lock.packages[''].version,
  ]
}
const today = () => new Date().toISOString().slice(0, 10)

test('the entries under Unreleased become a dated version: changelog, package and lock, one commit, one tag', () => {
  const { status, output } = release()
  expect([status, output]).toEqual([
    0,
    `1.4.2 → 1.5.0, ${today()}: 3 entries (Added, Fixed). Committed and tagged v1.5.0; publish both with: git push --follow-tags\nPacks 1.5.0 of v1.5.0`,
  ])
  expect(versions()).toEqual(['1.5.0', '1.5.0', '1.5.0'])
  expect(readFileSync(at('CHANGELOG.md'), 'utf8')).toBe(
    changelog(`\n## 1.5.0 - ${today()}\n\n### Added\n\n- B.\n- C.\n\n### Fixed\n\n- D.\n`),
  )
  expect([git('status', '--porcelain'), git('log', '-1', '--format=%s')]).toEqual(['', 'Release 1.5.0'])
  expect(git('rev-parse', 'v1.5.0^{commit}')).toBe(git('rev-parse', 'HEAD'))
})

test('a dry run prints the planned changes and changes nothing', () => {
  const before = git('rev-parse', 'HEAD')
  const { status, output } = release('major', '--dry-run')
  expect(status).toBe(0)
  expect(output).toMatch(
    /^1\.4\.2 → 2\.0\.0, .* Nothing was changed: without --dry-run this is committed and tagged v2\.0\.0\.$/,
  )
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual([before, '', ''])
})

test('a release with only fixes is a patch', () => {
  commitChangelog('\n### Fixed\n\n- D.\n\n### Security\n\n- E.\n')
  expect(release().output).toContain('1.4.2 → 1.4.3')
})

test.each([
  [['patch'], 'The entries under Unreleased require 1.5.0 or higher after 1.4.2; 1.4.3 is lower.'],
  [['1.4.2'], 'The entries under Unreleased require 1.5.0 or higher after 1.4.2; 1.4.2 is lower.'],
  [['next'], "'next' is neither patch, minor, major nor a version like 1.2.3."],
  [['minor', 'please'], "'please' is not understood."],
])('release %s is rejected with a message', (args, message) => {
  expect(release(...args)).toEqual({ status: 1, output: message })
  expect(versions()).toEqual(['1.4.2', '1.4.2', '1.4.2'])
})

test('rejects a release of a version whose tag exists, with uncommitted changes, or without entries', () => {
  git('tag', 'v1.5.0')
  expect(release()).toEqual({ status: 1, output: 'The tag v1.5.0 exists already.' })
  writeFileSync(at('more.txt'), 'more')
  expect(release().output).toMatch(/^There are changes that are not committed/)
  commitChangelog('\n### Added\n\n')
  expect(release()).toEqual({
    status: 1,
    output: 'CHANGELOG.md has no entries under Unreleased: there is nothing to release.',
  })
})
