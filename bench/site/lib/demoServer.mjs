import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'

/** A port of 127.0.0.1 that nobody listens on just now. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

/** The built product with the demo, as a process of its own on data of its own; `stop` takes both away. */
export async function startDemo() {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const port = await freePort()
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, PORT: String(port), HOST: '127.0.0.1', FOYER_DATA_DIR: dataDir, FOYER_LIMITS: 'off' },
  })
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('The server did not start: run `npm run build` first')
    await rest(50)
  }
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { port, stop }
}

/** The middle one. */
export const median = (numbers) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)]
