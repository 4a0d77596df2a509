import { momentOf, wallTime } from '../../../../schemas/dateTime/zonedDateTime'
import type { FieldValue } from '../../../../schemas/fields/fieldValue'
import { isLocalDateTime } from '../../../../schemas/fields/formats'

/** As JSON writes moments. What is half filled in is text that a browser may take for another day: '05/01/2 9:00 am'. */
const written = /^\d{4}-\d\d-\d\dT/i

/** JSON Schema's `date-time` is a moment with its zone; people answer by the clock on a wall: their own, or that of a zone. */
export function toLocalDateTime(json: unknown, zone?: string): FieldValue {
  if (typeof json !== 'string') return ''
  const moment = new Date(written.test(json) ? json : Number.NaN)
  if (Number.isNaN(moment.getTime())) return json
  return wallTime(moment, zone)
}

export function fromLocalDateTime(value: FieldValue, zone?: string): unknown {
  if (typeof value !== 'string' || value === '') return undefined
  return isLocalDateTime(value) ? momentOf(value, zone).toISOString() : value
}

/** 'HH:mm:ss' and what may follow → 'HH:mm'. */
export function toLocalTime(json: unknown): FieldValue {
  if (typeof json !== 'string') return ''
  return /^\d\d:\d\d:\d\d/.test(json) ? json.slice(0, 'HH:mm'.length) : json
}

export function fromLocalTime(value: FieldValue): unknown {
  if (typeof value !== 'string' || value === '') return undefined
  return /^\d\d:\d\d$/.test(value) ? `${value}:00` : value
}
