import { existsSync, mkdirSync } from 'node:fs'
import { hashFiles } from './hashFiles.mjs'
import { getProjectPath } from './projectRoot.mjs'
import { runNpm } from './runProgram.mjs'
import { isStampCurrent, removeStamp, writeStamp } from './stamp.mjs'

// The input of the build. public/clients is read by the running server, so changes of clients need no build.
const inputs = [
  'src',
  'server',
  'index.html',
  'studio.html',
  'studio-preview.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const stamp = getProjectPath('dist', '.foyer-stamp')
const outputs = ['dist/server/main.js', 'dist/site', 'dist/render']

/** True if dist/ was built from other sources than the current ones; false without sources or a record of the build. */
export const isBuildStale = () =>
  existsSync(stamp) && existsSync(getProjectPath('server')) && !isStampCurrent(stamp, hashFiles(inputs))

/** Records the sources from which dist/ was built. */
export const stampBuild = () => writeStamp(stamp, hashFiles(inputs))

const hasAllOutputs = () => outputs.every((output) => existsSync(getProjectPath(output)))

/** Builds site and server into dist/ unless dist/ is up to date. Throws with the build's output. */
export async function buildProduct() {
  const inputHash = hashFiles(inputs)
  if (isStampCurrent(stamp, inputHash) && hasAllOutputs()) return
  console.log('Building site and server…')
  const startTime = Date.now()
  removeStamp(stamp)
  // A NODE_ENV from the shell would select React's development build.
  const { NODE_ENV: _, ...env } = process.env
  const { code, output } = await runNpm(['run', 'build'], { quiet: true, env })
  if (code !== 0) throw new Error(`${output}\nThe build failed (npm run build, exit code ${code}).`)
  mkdirSync(getProjectPath('dist'), { recursive: true })
  writeStamp(stamp, inputHash)
  console.log(`Built in ${Math.round((Date.now() - startTime) / 1000)} s.`)
}
