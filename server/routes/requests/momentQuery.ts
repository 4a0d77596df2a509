import { Type } from 'typebox'
import { rulesTexts } from '../../../src/texts/en'
import { ProblemError } from '../../services/problem'

/** In an address: a day, or a moment of it (ISO 8601 UTC). */
export const MomentQuery = Type.Optional(
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z)?$' }),
)

const dayMs = 24 * 60 * 60 * 1000

/** From which moment on; `at` is where it stands in the query. @throws bad-query for a day that does not exist */
export function momentFrom(at: string, sent: string): string {
  return toMoment(at, sent, 0)
}

/** Before which moment: one that is a day includes that day. @throws bad-query */
export function momentBefore(at: string, sent: string): string {
  return toMoment(at, sent, sent.length === 10 ? dayMs : 1)
}

function toMoment(path: string, date: string, laterMs: number): string {
  const time = Date.parse(date)
  if (!Number.isNaN(time)) return new Date(time + laterMs).toISOString()
  throw new ProblemError('bad-query', { errors: [{ path, message: rulesTexts.date }] })
}
