import type { FieldValue } from '../../../schemas/fieldValue'

/** JSON Schema's `date-time` is a moment with its zone; people answer by the clock on their wall. */
export function toLocalMoment(json: unknown): FieldValue {
  if (typeof json !== 'string') return ''
  const moment = new Date(json)
  if (Number.isNaN(moment.getTime())) return json
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length)
}

export function fromLocalMoment(value: FieldValue): unknown {
  if (typeof value !== 'string' || value === '') return undefined
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? value : moment.toISOString()
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
