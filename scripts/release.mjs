// npm run release -- [patch|minor|major|X.Y.Z] [--dry-run]: makes a version with today's date of the entries under
// Unreleased, in the changelog, package.json and package-lock.json, in one commit with a tag. Then builds and packs
// foyer-VERSION.tgz; it does not push. Without an argument, entries that are only fixes make a patch, others a minor
// version.
import './lib/requireNode.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { exitWithError } from './lib/exitWithError.mjs'
import { git } from './lib/git.mjs'
import { addVersion, countEntries, getNextVersion } from './lib/releaseNotes.mjs'
import { runNpm } from './lib/runProgram.mjs'

const args = process.argv.slice(2)
const isDryRun = args.includes('--dry-run')
const [requestedVersion, ...otherArgs] = args.filter((arg) => arg !== '--dry-run')

const read = (file) => readFileSync(file, 'utf8')
const readJson = (file) => JSON.parse(read(file))
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

try {
  if (otherArgs.length > 0) throw new Error(`'${otherArgs[0]}' is not understood.`)
  process.chdir(git('rev-parse', '--show-toplevel'))
  if (git('status', '--porcelain') !== '')
    throw new Error('There are changes that are not committed: commit or revert them before a release.')
  const changelog = read('CHANGELOG.md')
  const entries = countEntries(changelog)
  const { version: currentVersion } = readJson('package.json')
  const version = getNextVersion(currentVersion, requestedVersion, entries)
  const tag = `v${version}`
  if (git('tag', '--list', tag) !== '') throw new Error(`The tag ${tag} exists already.`)
  const day = new Date().toISOString().slice(0, 10)
  const releasedChangelog = addVersion(changelog, version, day)
  const count = entries.reduce((sum, entry) => sum + entry.count, 0)
  const summary = `${currentVersion} → ${version}, ${day}: ${count} entries (${entries.map(({ kind }) => kind).join(', ')})`
  if (isDryRun) {
    console.log(`${summary}. Nothing was changed: without --dry-run this is committed and tagged ${tag}.`)
  } else {
    writeFileSync('CHANGELOG.md', releasedChangelog)
    writeJson('package.json', { ...readJson('package.json'), version })
    const lock = readJson('package-lock.json')
    lock.version = version
    lock.packages[''].version = version
    writeJson('package-lock.json', lock)
    git('commit', '--quiet', '--all', '--message', `Release ${version}`)
    git('tag', '--annotate', tag, '--message', `Foyer ${version}`)
    console.log(`${summary}. Committed and tagged ${tag}; publish both with: git push --follow-tags`)
    const { code } = await runNpm(['run', '--silent', 'package'])
    if (code !== 0) throw new Error('The version is committed, but not packed. Try again: npm run package')
  }
} catch (error) {
  exitWithError(error)
}
