import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ErasureProof } from '../../../src/schemas/privacy/personalData.types'
import type { Environment } from '../../config/environment'

/** An erasure as the log keeps it: hashes under the installation's secret, a date and numbers, but no personal data. */
export interface LoggedErasure extends Omit<ErasureProof, 'id'> {
  clientId: number
  /** Hash of the address that mail and job alerts are stored under. */
  mail: string
  /** The only application that was erased; null if all of the person were. */
  application: number | null
}

/**
 * Returns the path of the erasure log. It lies outside the database, because a restored backup still contains everybody
 * who was erased since it was made.
 */
export function getErasureLogPath({ dataDir }: Pick<Environment, 'dataDir'>): string {
  return join(dataDir, 'erasures.log')
}

/** Appends an erasure to the log and flushes it to disk. */
export function logErasure(path: string, entry: LoggedErasure): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const file = openSync(path, 'a', 0o600)
  try {
    writeSync(file, `${JSON.stringify(entry)}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Reads an erasure log; empty if there is none. @throws Error that names the first unreadable line */
export function readErasureLog(path: string): LoggedErasure[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.flatMap((line, index) => (line === '' ? [] : readEntry(line, `${path}:${index + 1}`)))
}

function readEntry(line: string, place: string): LoggedErasure {
  try {
    const entry = JSON.parse(line) as LoggedErasure
    if (
      Number.isInteger(entry.clientId) &&
      /^[0-9a-f]{64}$/.test(entry.hash) &&
      !Number.isNaN(Date.parse(entry.at))
    )
      return entry
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Error(`${place} is not an entry of an erasure log.`)
}
