import { EnvironmentError } from './environmentError'

/** Timeout of deliveries to back-offices, and retry schedule of deliveries and mail. */
export interface DeliverySettings {
  /** Maximum time of an attempt, from the name lookup to the response status. */
  timeoutMs: number
  /** Wait after each failed attempt, in milliseconds; one more attempt follows the last wait. */
  waitsMs: readonly number[]
}

const unitMs: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000 }
/** Ten attempts over about 76 hours. */
const defaultWaits = '5s,5m,30m,2h,5h,10h,14h,20h,24h'
const maxWaits = 50
const maxWaitMs = 24 * 3_600_000

type Variables = Record<string, string | undefined>

/**
 * Reads `FOYER_BACKOFFICE_TIMEOUT` (seconds) and `FOYER_BACKOFFICE_WAITS` (such as `5s,5m,2h`).
 * @throws EnvironmentError
 */
export function readDeliverySettings(variables: Variables): DeliverySettings {
  return {
    timeoutMs: readTimeout(variables.FOYER_BACKOFFICE_TIMEOUT || '20'),
    waitsMs: readWaits(variables.FOYER_BACKOFFICE_WAITS || defaultWaits),
  }
}

function readTimeout(text: string): number {
  const seconds = Number(text)
  if (/^\d+$/.test(text) && seconds >= 1 && seconds <= 120) return seconds * 1000
  throw new EnvironmentError(`FOYER_BACKOFFICE_TIMEOUT must be 1 to 120 seconds, not '${text}'.`)
}

function readWaits(text: string): number[] {
  const waits = text.split(',').map((wait) => {
    const [, count, unit = ''] = /^\s*(\d{1,5})([smh])\s*$/.exec(wait) ?? []
    return Number(count) * (unitMs[unit] ?? Number.NaN)
  })
  if (waits.length <= maxWaits && waits.every((wait) => wait >= 1000 && wait <= maxWaitMs)) return waits
  throw new EnvironmentError(
    `FOYER_BACKOFFICE_WAITS must list up to ${maxWaits} waits of 1s to 24h, as in 5s,5m,2h, not '${text}'.`,
  )
}
