import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashFiles } from './hashFiles.mjs'
import { getProjectPath } from './projectRoot.mjs'
import { runNpm, runProgram } from './runProgram.mjs'
import { isStampCurrent, removeStamp, writeStamp } from './stamp.mjs'

const stampName = '.foyer-stamp'
const npmsOwnRecord = '.package-lock.json'

// better-sqlite3 is compiled for one Node ABI and one platform: after a change of Node it must be installed again.
const createStamp = () =>
  [hashFiles(['package-lock.json']), process.versions.modules, process.platform, process.arch].join(' ')

/** Returns node_modules of the project or, in a worktree inside a checkout, the folder that Node finds above it. */
function findNearestModules() {
  for (let folder = getProjectPath(); folder !== dirname(folder); folder = dirname(folder)) {
    const modules = join(folder, 'node_modules')
    if (existsSync(join(modules, npmsOwnRecord))) return modules
  }
  return getProjectPath('node_modules')
}

/** npm writes its record at the end of an installation; it then lists the same packages as the lock file. */
function matchesLockFile(modules) {
  const record = join(modules, npmsOwnRecord)
  if (!existsSync(record)) return false
  const lockedPackages = JSON.parse(readFileSync(getProjectPath('package-lock.json'), 'utf8')).packages
  const installedPackages = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(lockedPackages).every(
    ([path, entry]) => path === '' || entry.optional || installedPackages[path]?.version === entry.version,
  )
}

async function canLoadNativeModules() {
  const probe = "new (require('better-sqlite3'))(':memory:').close()"
  return (await runProgram(process.execPath, ['-e', probe], { quiet: true })).code === 0
}

async function runNpmCi(modules) {
  console.log(
    'Installing (about two minutes the first time: better-sqlite3 compiles where no prebuilt binary can be fetched)…',
  )
  const startTime = Date.now()
  removeStamp(join(modules, stampName))
  removeStamp(join(modules, npmsOwnRecord))
  const { code, output } = await runNpm(['ci', '--include=dev', '--loglevel=error'], { quiet: true })
  if (code !== 0) {
    throw new Error(
      `${output}\nThe installation failed (npm ci, exit code ${code}). It needs the npm registry and, where no prebuilt ` +
        'better-sqlite3 can be fetched, a C++ compiler, make and Python 3.',
    )
  }
  console.log(`Installed in ${Math.round((Date.now() - startTime) / 1000)} s.`)
}

/** Installs the packages in package-lock.json unless they are installed. Throws with npm's output if that fails. */
export async function installPackages() {
  const foundModules = findNearestModules()
  const stamp = createStamp()
  if (isStampCurrent(join(foundModules, stampName), stamp)) return
  if (matchesLockFile(foundModules) && (await canLoadNativeModules())) {
    writeStamp(join(foundModules, stampName), stamp)
    return
  }
  const ownModules = getProjectPath('node_modules')
  await runNpmCi(ownModules)
  writeStamp(join(ownModules, stampName), stamp)
}
