import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/**
 * Creates the server's log: JSON lines with `level`, `time` (milliseconds) and `msg`. The demo logs only errors;
 * production also logs requests.
 */
export function openLog(isProduction: boolean): FastifyBaseLogger {
  return pino({ level: isProduction ? 'info' : 'error' })
}

/** Returns a function that reports a line to the operator: in the log in production, on stderr in the demo. */
export function createReporter(isProduction: boolean, log: FastifyBaseLogger): (line: string) => void {
  return isProduction ? (line) => log.warn(line) : (line) => process.stderr.write(`${line}\n`)
}
