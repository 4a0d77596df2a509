import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runProgram } from './runProgram.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']
const defaultPaths = [
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Returns the path at which `npx playwright-core install chromium` places its browser. */
async function getPlaywrightPath() {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

// Ubuntu's chromium may be a stub that only explains how to install the real one, so the program is started once.
const isRunnable = async (path) => (await runProgram(path, ['--version'], { quiet: true })).code === 0

/** Returns possible paths of these programs, in the order of the names. */
const getCandidatePaths = (programs) => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)))
}

async function findFirstRunnable(candidates) {
  for (const path of new Set(candidates)) {
    if (path && existsSync(path) && (await isRunnable(path))) return path
  }
  return undefined
}

/**
 * Returns the path of a working Chromium: CHROMIUM if it is set, otherwise the first one found; undefined if there is
 * none.
 */
export async function findChromium() {
  return (
    process.env.CHROMIUM ||
    findFirstRunnable([...getCandidatePaths(names), ...defaultPaths, await getPlaywrightPath()])
  )
}

/**
 * Returns the path of a headless shell (Chromium without a window) if one is installed, otherwise that of a Chromium; the
 * variable CHROMIUM takes precedence. The engine is the same, but a new context opens in half the time, because no
 * toolbar is drawn.
 */
export async function findHeadlessShell() {
  return process.env.CHROMIUM || (await findFirstRunnable(getCandidatePaths(shellNames))) || findChromium()
}

const apt = (...args) =>
  runProgram('apt-get', args, { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })

async function installWithApt() {
  console.log('Installing Chromium for the browser tests (apt-get)…')
  const update = await apt('update')
  const install = await apt('install', '-y', 'chromium')
  if (install.code !== 0) console.log(`${update.output}${install.output}`)
  // Not every release of Debian has this package. The tests also run without it.
  await apt('install', '-y', 'chromium-headless-shell')
}

/**
 * Installs Chromium and its headless shell if one of them is missing and this process may do so (root, apt-get).
 * @throws Error with instructions if there is no Chromium afterwards
 */
export async function obtainChromium() {
  const hasBothBrowsers =
    (await findChromium()) &&
    (process.env.CHROMIUM || (await findFirstRunnable(getCandidatePaths(shellNames))))
  if (!hasBothBrowsers && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installWithApt()
  if (await findChromium()) return
  throw new Error(
    'No Chromium found for the browser tests. Install one (`sudo apt-get install chromium`, or `npx playwright-core ' +
      'install chromium`), or set CHROMIUM to the path of a Chromium or Chrome.',
  )
}
