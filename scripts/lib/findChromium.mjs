import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runProgram } from './runProgram.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const elsewhere = [
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** What `npx playwright-core install chromium` leaves behind, if somebody ran it. */
async function playwrightsOwn() {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

// Ubuntu ships a chromium that only says how to install another: what does not run is no browser.
const runs = async (path) => (await runProgram(path, ['--version'], { quiet: true })).code === 0

/** The path of a Chromium that runs here: CHROMIUM if it is set, else the first one found; undefined when there is none. */
export async function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...elsewhere,
    await playwrightsOwn(),
  ]
  for (const path of new Set(candidates)) {
    if (path && existsSync(path) && (await runs(path))) return path
  }
  return undefined
}

async function installWithApt() {
  console.log('Installing Chromium for the browser tests (apt-get)…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const update = await runProgram('apt-get', ['update'], { quiet: true, env })
  const install = await runProgram('apt-get', ['install', '-y', 'chromium'], { quiet: true, env })
  if (install.code !== 0) console.log(`${update.output}${install.output}`)
}

/** findChromium, after installing one where we may (root, apt-get). Throws with what to do where we may not. */
export async function obtainChromium() {
  const present = await findChromium()
  if (present) return present
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installWithApt()
  const installed = await findChromium()
  if (installed) return installed
  throw new Error(
    'No Chromium found for the browser tests. Install one (`sudo apt-get install chromium`, or `npx playwright-core ' +
      'install chromium`), or set CHROMIUM to the path of a Chromium or Chrome.',
  )
}
