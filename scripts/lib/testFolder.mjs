import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './runProgram.mjs'

/** On Linux, files in this folder are stored in memory. */
const memoryFolder = '/dev/shm'
/** Required space in bytes for databases, browser profiles and a copy of the project: twice the measured maximum. */
const minFreeBytes = 2 ** 31

/** Returns whether the folder has enough space and allows programs to run; containers may restrict both. */
async function isUsableForTests(folder) {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < minFreeBytes) return false
  const program = join(folder, 'runs')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  return (await runProgram(program, [], { quiet: true })).code === 0
}

function createFolder(parent) {
  const folder = mkdtempSync(join(parent, 'foyer-tests-'))
  // If this process runs as root, PostgreSQL runs as another user, in a folder below this one.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * Creates the folder for temporary data of tests: in memory if the system has room for it, otherwise on disk. Each
 * submission waits for the disk, thousands of times per run, and tests only kill processes, never the machine. The
 * folder is removed when this process ends.
 */
export async function makeTestFolder() {
  try {
    const folder = createFolder(memoryFolder)
    if (await isUsableForTests(folder)) return folder
  } catch {
    // The folder does not exist on other systems, or is not writable.
  }
  return createFolder(tmpdir())
}
