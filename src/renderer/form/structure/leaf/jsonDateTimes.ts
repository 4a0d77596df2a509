import { momentOf, wallTime } from '../../../../schemas/dateTime/zonedDateTime'
import type { FieldValue } from '../../../../schemas/fields/fieldValue'
import { isLocalDateTime } from '../../../../schemas/fields/formats'

/** As JSON writes moments. What is half filled in is text that a browser may take for another day: '05/01/2 9:00 am'. */
const written = /^\d{4}-\d\d-\d\dT/i

/**
 * The local time of a JSON Schema `date-time`, in the browser's zone or the given one: 'YYYY-MM-DDTHH:mm'. Seconds that
 * are not zero follow ('…:45', '…:45.120'): a time field cannot hold them, so it shows a line of text and keeps them.
 */
export function toLocalDateTime(json: unknown, zone?: string): FieldValue {
  if (typeof json !== 'string') return ''
  if (isLocalDateTime(json)) return json
  const moment = new Date(written.test(json) ? json : Number.NaN)
  if (Number.isNaN(moment.getTime())) return json
  const [, seconds = '', fraction = ''] = /T\d\d:\d\d:(\d\d)\.(\d+)Z$/.exec(moment.toISOString()) ?? []
  const parts = Number(fraction) === 0 ? '' : `.${fraction}`
  return wallTime(moment, zone) + (seconds === '00' && parts === '' ? '' : `:${seconds}${parts}`)
}

/**
 * The `date-time` of a local time. Returns other text unchanged, also a time that the clocks of the zone skip on that
 * day, so that the schema's check refuses it instead of another time being stored.
 */
export function fromLocalDateTime(value: FieldValue, zone?: string): unknown {
  if (typeof value !== 'string' || value === '') return undefined
  const [, minute = '', seconds = ''] = withSeconds.exec(value) ?? []
  if (!isLocalDateTime(minute)) return value
  const moment = momentOf(minute, zone)
  if (wallTime(moment, zone) !== minute) return value
  return new Date(moment.getTime() + Number(`0${seconds.slice(1)}`) * 1000).toISOString()
}

const withSeconds = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:[0-5]\d(?:\.\d{1,3})?)?$/

/** 'HH:mm:00' and what may follow → 'HH:mm'; a time with seconds stays as it is, since a time field would drop them. */
export function toLocalTime(json: unknown): FieldValue {
  if (typeof json !== 'string') return ''
  return /^\d\d:\d\d:00(?:\.0+)?(?![\d.])/.test(json) ? json.slice(0, 'HH:mm'.length) : json
}

export function fromLocalTime(value: FieldValue): unknown {
  if (typeof value !== 'string' || value === '') return undefined
  return /^\d\d:\d\d$/.test(value) ? `${value}:00` : value
}
