import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/**
 * Returns the commit of the newest release: its tag or, without tags, the commit that added the newest version to the
 * changelog. Undefined in a shallow clone that lacks it, and outside of git.
 */
function findReleasedCommit(): string | undefined {
  try {
    const [tag] = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n')
    if (tag) return git('rev-parse', `${tag}^{commit}`)
    const version = /^## (\d\S+)/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1]
    const [commit] = git('log', '--reverse', '--format=%H', `-S## ${version} - `, '--', 'CHANGELOG.md').split(
      '\n',
    )
    const isFullClone = git('rev-parse', '--is-shallow-repository') === 'false'
    return isFullClone && commit ? commit : undefined
  } catch {
    return undefined
  }
}

/** Builds the last release in a separate folder; undefined if this clone does not have it. */
export function buildLastRelease(): { folder: string; commit: string; remove: () => void } | undefined {
  const commit = findReleasedCommit()
  if (commit === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'foyer-release-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 1 << 29 })
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  // This process's NODE_ENV would select React's development build.
  const { NODE_ENV: _, ...env } = process.env
  const run = (...args: string[]) =>
    execFileSync('npm', args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const lock = (path: string) => readFileSync(join(path, 'package-lock.json'), 'utf8')
  if (lock(folder) === lock('.'))
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  // On PostgreSQL the release does not need SQLite, so nothing is compiled.
  else run('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline')
  run('run', 'build')
  return { folder, commit, remove }
}
