import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'

/**
 * Starts the built product in a separate process on loopback, without request limits; resolves when it answers.
 * @param settings additional environment variables; FOYER_DATA_DIR above all
 * @returns `url`, `port`, the `child`, and `stop()`, which resolves when it has ended
 * @throws if it ends before it answers, for example because it is not built
 */
export async function startFoyer(settings) {
  const port = await freePort()
  const child = spawn(process.execPath, ['dist/server/main.js', '--demo'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: createEnvironment({ PORT: String(port), ...settings }),
  })
  const url = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('The server did not start: run `npm run build` first')
    await rest(25)
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exitPromise = once(child, 'exit')
    child.kill()
    await exitPromise
  }
  return { url, port, child, stop }
}

/**
 * Starts the built product with the demo in a temporary data directory. `stop` removes both; `foyer` runs a command on
 * that data.
 * @param settings additional environment variables
 */
export async function startDemo(settings = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const server = await startFoyer({ FOYER_DATA_DIR: dataDir, ...settings })
  const stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...server, dataDir, foyer: (...args) => runFoyer({ FOYER_DATA_DIR: dataDir }, args), stop }
}

/** Runs a command of the built product. @throws with its standard error if it fails */
export function runFoyer(settings, args) {
  const result = spawnSync(process.execPath, ['dist/server/cli.js', ...args], {
    env: createEnvironment(settings),
  })
  if (result.status !== 0) throw new Error(`${args.join(' ')}: ${result.stderr}`)
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

function createEnvironment(settings) {
  const { NODE_ENV: _, ...inherited } = process.env
  return { ...inherited, HOST: '127.0.0.1', FOYER_LIMITS: 'off', ...settings }
}
