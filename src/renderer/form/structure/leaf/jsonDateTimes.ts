import { toUtcDate, toWallTime } from '../../../../schemas/dateTime/zonedDateTime'
import type { FieldValue } from '../../../../schemas/fields/fieldValue'
import { isLocalDateTime } from '../../../../schemas/fields/formats'

/**
 * Matches the start of a JSON date-time. `Date` would misread partially filled text such as '05/01/2 9:00 am' as
 * another day.
 */
const isoDateTimePattern = /^\d{4}-\d\d-\d\dT/i

/**
 * Converts a JSON Schema `date-time` to local time in the given zone or the browser's: 'YYYY-MM-DDTHH:mm'. Non-zero
 * seconds are appended ('…:45', '…:45.120'): a time field cannot hold them, so it shows a line of text that preserves
 * them. Returns other text unchanged.
 */
export function toLocalDateTime(json: unknown, zone?: string): FieldValue {
  if (typeof json !== 'string') return ''
  if (isLocalDateTime(json)) return json
  const date = new Date(isoDateTimePattern.test(json) ? json : Number.NaN)
  if (Number.isNaN(date.getTime())) return json
  const [, seconds = '', fraction = ''] = /T\d\d:\d\d:(\d\d)\.(\d+)Z$/.exec(date.toISOString()) ?? []
  const decimals = Number(fraction) === 0 ? '' : `.${fraction}`
  return toWallTime(date, zone) + (seconds === '00' && decimals === '' ? '' : `:${seconds}${decimals}`)
}

/**
 * Converts a local time to a `date-time`. Returns other text unchanged, including a time that the zone's clocks skip
 * on that day, so that the schema's check rejects it instead of storing another time.
 */
export function parseLocalDateTime(value: FieldValue, zone?: string): unknown {
  if (typeof value !== 'string' || value === '') return undefined
  const [, minute = '', seconds = ''] = localDateTimePattern.exec(value) ?? []
  if (!isLocalDateTime(minute)) return value
  const date = toUtcDate(minute, zone)
  if (toWallTime(date, zone) !== minute) return value
  return new Date(date.getTime() + Number(`0${seconds.slice(1)}`) * 1000).toISOString()
}

const localDateTimePattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:[0-5]\d(?:\.\d{1,3})?)?$/

/** Converts 'HH:mm:00…' to 'HH:mm'. Returns a time with seconds unchanged, because a time field would drop them. */
export function toLocalTime(json: unknown): FieldValue {
  if (typeof json !== 'string') return ''
  return /^\d\d:\d\d:00(?:\.0+)?(?![\d.])/.test(json) ? json.slice(0, 'HH:mm'.length) : json
}

export function parseLocalTime(value: FieldValue): unknown {
  if (typeof value !== 'string' || value === '') return undefined
  return /^\d\d:\d\d$/.test(value) ? `${value}:00` : value
}
