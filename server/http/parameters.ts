import { Type } from 'typebox'
import { parseUtcMilliseconds } from '../../src/schemas/dateTime/strictDateTime'
import { toUtcDate } from '../../src/schemas/dateTime/zonedDateTime'
import { addDays } from '../../src/schemas/vacancies/responseDeadline'
import { languages } from '../../src/texts/language/language'
import { rulesTexts } from '../../src/texts/public/form.texts'
import { ProblemError } from '../problem'
import { createStringEnum } from './responses'

/** Client code in the requests of callers without an access token, which would contain it. */
export const ClientCode = Type.String({ minLength: 1, maxLength: 100 })

export const Guid = Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' })

/** Path parameter for an id; anything but a whole number is an unknown URL. */
export const IdParams = Type.Object({ id: Type.Integer({ minimum: 1 }) })

/** Path parameters for a file of an item. */
export const FileParams = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  attachmentId: Type.Integer({ minimum: 1 }),
})

/** Path parameter for the client that an administrator works on: the user's own, or any client for the SuperUser. */
export const ClientParams = Type.Object({ code: Type.String({ minLength: 1, maxLength: 63 }) })

/** Path parameters for an item of the client. */
export const ClientItemParams = Type.Object({
  ...ClientParams.properties,
  id: Type.Integer({ minimum: 1 }),
})

export const clientParamsExample = { code: 'lakeside' }

/** ETag that a change is based on; without it, or with `*`, the current content is overwritten. */
export const IfMatch = Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 1000 })) })

/** Language of the client's own texts in the response; texts without a translation are returned in the original. */
export const LanguageQuery = Type.Object({ language: Type.Optional(createStringEnum(languages, 'Language')) })

/** Query parameter: a day or a date-time (ISO 8601 UTC). */
export const DateTimeQuery = Type.Optional(
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z)?$' }),
)

/** IANA zone of the days in a query, for clients without a configured zone. */
export const TimeZoneQuery = Type.Optional(Type.String({ maxLength: 60 }))

/**
 * Returns the start of a day in its zone, or the given date-time.
 * @param path path of the parameter
 * @throws bad-query for a day that does not exist
 */
export function parseDayOrDateTime(path: string, sentText: string, zone: string): string {
  const dateTime = parseDateTime(path, sentText)
  return isDay(sentText) ? getStartOfDay(sentText, zone) : dateTime.toISOString()
}

/**
 * Returns an exclusive end: the start of the following day in its zone, or just after the given date-time.
 * @throws bad-query
 */
export function parseExclusiveEnd(path: string, sentText: string, zone: string): string {
  const dateTime = parseDateTime(path, sentText)
  return isDay(sentText)
    ? getStartOfDay(addDays(sentText, 1), zone)
    : new Date(dateTime.getTime() + 1).toISOString()
}

const isDay = (sentText: string): boolean => sentText.length === 10

const getStartOfDay = (day: string, zone: string): string => toUtcDate(`${day}T00:00`, zone).toISOString()

function parseDateTime(path: string, sentText: string): Date {
  const time = parseUtcMilliseconds(sentText)
  if (!Number.isNaN(time)) return new Date(time)
  throw new ProblemError('bad-query', { errors: [{ path, message: rulesTexts.date }] })
}

/** Path parameter for a vacancy's code in its back-office. */
export const CodeParams = Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) })
