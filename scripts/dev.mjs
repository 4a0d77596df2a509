// npm run dev [-- options of vite]: the site with hot reload on port 3000 and, behind its proxy, the API, which
// restarts on change.
import './lib/requireNode.mjs'
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { endWithNpm } from './lib/endWithNpm.mjs'
import { exitWithError } from './lib/exitWithError.mjs'
import { installPackages } from './lib/installPackages.mjs'
import { getProjectPath } from './lib/projectRoot.mjs'

endWithNpm()
await installPackages().catch(exitWithError)

const { resolve } = createRequire(import.meta.url)
const apiPort = process.env.API_PORT ?? '3001'
const start = (args, env) =>
  spawn(process.execPath, args, { cwd: getProjectPath(), stdio: 'inherit', env: { ...process.env, ...env } })

const programs = [
  start([resolve('tsx/cli'), 'watch', '--clear-screen=false', 'server/main.ts', '--demo'], {
    PORT: apiPort,
    // Links in mail lead to the site, not to the API.
    FOYER_PUBLIC_URL: process.env.FOYER_PUBLIC_URL ?? 'http://localhost:3000',
  }),
  start([join(dirname(resolve('vite/package.json')), 'bin/vite.js'), ...process.argv.slice(2)], {
    API_PORT: apiPort,
  }),
]

// Stops both processes when either of them, or this script, ends.
function endAll(code) {
  process.exitCode ??= code
  for (const program of programs) program.kill('SIGTERM')
}
for (const program of programs) program.on('exit', (code) => endAll(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(0))
