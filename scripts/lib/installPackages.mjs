import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashFiles } from './hashFiles.mjs'
import { getProjectPath } from './projectRoot.mjs'
import { runNpm, runProgram } from './runProgram.mjs'
import { isStampCurrent, removeStamp, writeStamp } from './stamp.mjs'

const stampName = '.foyer-stamp'
const npmRecordName = '.package-lock.json'

// better-sqlite3 is compiled for one Node ABI and one platform: after a change of Node it must be installed again.
const createStamp = () =>
  [hashFiles(['package-lock.json']), process.versions.modules, process.platform, process.arch].join(' ')

/** Returns the project's node_modules or, in a worktree inside a checkout, the node_modules that Node finds above it. */
function findNearestModules() {
  for (let folder = getProjectPath(); folder !== dirname(folder); folder = dirname(folder)) {
    const modules = join(folder, 'node_modules')
    if (existsSync(join(modules, npmRecordName))) return modules
  }
  return getProjectPath('node_modules')
}

/**
 * Returns whether npm's record of the installed packages lists those of the lock file, apart from optional ones; npm
 * writes the record at the end of an installation.
 */
function matchesLockFile(modules) {
  const record = join(modules, npmRecordName)
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
  removeStamp(join(modules, npmRecordName))
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
  const projectModules = getProjectPath('node_modules')
  await runNpmCi(projectModules)
  writeStamp(join(projectModules, stampName), stamp)
}
