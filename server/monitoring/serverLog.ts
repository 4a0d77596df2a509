import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/**
 * The one log of a server: each line is JSON with `level`, `time` (milliseconds) and `msg`. The demo's terminal gets errors
 * alone, production also who was answered what.
 */
export function openLog(production: boolean): FastifyBaseLogger {
  return pino({ level: production ? 'info' : 'error' })
}

/** A line to whoever runs the server: of the log in production, else at the terminal. */
export function reportBy(production: boolean, log: FastifyBaseLogger): (line: string) => void {
  return production ? (line) => log.warn(line) : (line) => process.stderr.write(`${line}\n`)
}
