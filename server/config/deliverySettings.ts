import { EnvironmentError } from './environmentError'

/** How long back-offices are waited for, and how often they are tried. */
export interface DeliverySettings {
  /** The longest that a receiver may take, from the look-up of its name to its status. */
  timeoutMs: number
  /** What is waited after each attempt that failed; after the last of them there is one more attempt. */
  waitsMs: readonly number[]
}

const unitMs: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000 }
/** Ten attempts over about 76 hours. */
const usualWaits = '5s,5m,30m,2h,5h,10h,14h,20h,24h'
const mostWaits = 50
const longestWaitMs = 24 * 3_600_000

type Variables = Record<string, string | undefined>

/** `FOYER_BACKOFFICE_TIMEOUT` in seconds, `FOYER_BACKOFFICE_WAITS` as in `5s,5m,2h`. @throws EnvironmentError */
export function readDelivery(variables: Variables): DeliverySettings {
  return {
    timeoutMs: readTimeout(variables.FOYER_BACKOFFICE_TIMEOUT || '20'),
    waitsMs: readWaits(variables.FOYER_BACKOFFICE_WAITS || usualWaits),
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
  if (waits.length <= mostWaits && waits.every((wait) => wait >= 1000 && wait <= longestWaitMs)) return waits
  throw new EnvironmentError(
    `FOYER_BACKOFFICE_WAITS must list up to ${mostWaits} waits of 1s to 24h, as in 5s,5m,2h, not '${text}'.`,
  )
}
