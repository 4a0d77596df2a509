import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'

const cache = resolve('node_modules/.cache/promtool')
const promtoolPath = resolve(cache, 'usr/bin/promtool')
const run = (program: string, args: readonly string[], cwd = process.cwd()) =>
  spawnSync(program, args, { encoding: 'utf8', cwd })

/**
 * Returns the path of Prometheus' promtool: the installed one, otherwise the one from Debian's package `prometheus`,
 * which is unpacked without installing a service.
 * @throws Error if there is neither
 */
export function obtainPromtool(): string {
  if (run('promtool', ['--version']).status === 0) return 'promtool'
  if (!existsSync(promtoolPath)) unpackPromtool()
  if (existsSync(promtoolPath)) return promtoolPath
  throw new Error(
    'No promtool found to test the alerts. Install Prometheus (`sudo apt-get install prometheus`).',
  )
}

function unpackPromtool(): void {
  mkdirSync(cache, { recursive: true })
  const download = () => run('apt-get', ['download', 'prometheus'], cache)
  if (download().status !== 0) {
    run('apt-get', ['update'])
    download()
  }
  for (const file of readdirSync(cache).filter((name) => name.endsWith('.deb')))
    run('dpkg-deb', ['--extract', file, '.'], cache)
}
