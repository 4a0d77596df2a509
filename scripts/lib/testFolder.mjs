import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './runProgram.mjs'

/** Linux keeps what is written there in memory. */
const memoryFolder = '/dev/shm'
/** Databases, browsers' profiles and a copy of the project: half of it at most, measured. */
const minFreeBytes = 2 ** 31

/** A container may give it a few megabytes, or let nothing be run from it, as PostgreSQL's programs are. */
async function isUsableForTests(folder) {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < minFreeBytes) return false
  const program = join(folder, 'runs')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  return (await runProgram(program, [], { quiet: true })).code === 0
}

function newFolder(parent) {
  const folder = mkdtempSync(join(parent, 'foyer-tests-'))
  // As root, PostgreSQL runs as another user, in a folder below this one.
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
    const folder = newFolder(memoryFolder)
    if (await isUsableForTests(folder)) return folder
  } catch {
    // There is none on other systems, or it is not ours to write to.
  }
  return newFolder(tmpdir())
}
