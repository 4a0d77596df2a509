import { createHash, randomBytes } from 'node:crypto'
import { toUtcDate } from '../../../src/schemas/dateTime/zonedDateTime'
import type { NotificationFrequency } from '../../../src/schemas/notifications/notificationSettings.types'
import { addDays, getClientDay } from '../../../src/schemas/vacancies/responseDeadline'
import type { ServerContext } from '../../context'
import { findClientZone } from '../sites/siteSource'

/** Path of the page that confirms and ends a subscription. */
export const noticesPath = '/user/notices'

/** Time at which the daily summary is sent, in the client's time zone. */
const morningTime = 'T07:00'

/** Creates the 128-bit random token of a subscription's links. */
export function createNotificationToken(): { token: string; tokenHash: string } {
  const token = randomBytes(16).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Returns the page of a subscription, and the URL for one-click unsubscribe by mail programs. */
export function createNotificationLinks(
  origin: string,
  token: string,
): { page: string; unsubscribe: string } {
  const page = `${origin}${noticesPath}/${token}`
  return { page, unsubscribe: `${page}/leave` }
}

/** Returns when the next notification is due: now for 'each', on the next morning for 'daily'. */
export async function getNextNoticeTime(
  context: Pick<ServerContext, 'db' | 'root' | 'clientsDir' | 'report' | 'now'>,
  clientId: number,
  interval: NotificationFrequency,
): Promise<Date> {
  const now = context.now()
  if (interval === 'each') return now
  const zone = await findClientZone(context, clientId)
  const today = getClientDay(now, zone)
  const morningTimes = [today, addDays(today, 1)].map((day) => toUtcDate(day + morningTime, zone))
  return morningTimes.find((moment) => moment > now) ?? now
}
