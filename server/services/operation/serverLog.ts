import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/**
 * The one log of a server: each line is JSON with `level`, `time` (milliseconds) and `msg`. The demo's terminal gets errors
 * alone, production also who was answered what.
 */
export function openLog(production: boolean): FastifyBaseLogger {
  return pino({ level: production ? 'info' : 'error' })
}
