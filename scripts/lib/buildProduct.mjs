import { existsSync, mkdirSync } from 'node:fs'
import { hashFiles } from './hashFiles.mjs'
import { inProject } from './projectRoot.mjs'
import { runNpm } from './runProgram.mjs'
import { isStamped, removeStamp, writeStamp } from './stamp.mjs'

// What the build reads. public/clients is read by the running server, so a client's change needs no build.
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
const stamp = inProject('dist', '.foyer-stamp')
const outputs = ['dist/server/main.js', 'dist/site', 'dist/render']

/** True if dist/ was built from other sources than the current ones; false without sources. */
export const isBuildStale = () =>
  existsSync(stamp) && existsSync(inProject('server')) && !isStamped(stamp, hashFiles(inputs))

/** Notes of which sources dist/ was built. */
export const stampBuild = () => writeStamp(stamp, hashFiles(inputs))

const isThere = () => outputs.every((output) => existsSync(inProject(output)))

/** Builds site and server into dist/ unless dist/ is up to date. Throws with the build's output. */
export async function buildProduct() {
  const wanted = hashFiles(inputs)
  if (isStamped(stamp, wanted) && isThere()) return
  console.log('Building site and server…')
  const began = Date.now()
  removeStamp(stamp)
  // A NODE_ENV of the shell would put React's development build into dist.
  const { NODE_ENV: _, ...env } = process.env
  const { code, output } = await runNpm(['run', 'build'], { quiet: true, env })
  if (code !== 0) throw new Error(`${output}\nThe build failed (npm run build, exit code ${code}).`)
  mkdirSync(inProject('dist'), { recursive: true })
  writeStamp(stamp, wanted)
  console.log(`Built in ${Math.round((Date.now() - began) / 1000)} s.`)
}
