import { createHash, randomBytes } from 'node:crypto'
import { momentOf } from '../../../src/schemas/dateTime/zonedDateTime'
import type { NotificationFrequency } from '../../../src/schemas/notifications/notificationSettings.types'
import { clientDay, daysAfter } from '../../../src/schemas/vacancies/responseDeadline'
import type { ServerContext } from '../../context'
import { findClientZone } from '../sites/siteSource'

/** Where a notice is confirmed and ended. */
export const noticesPath = '/user/notices'

/** When a day's summary is written, by the client's clock. */
const morning = 'T07:00'

/** 128 random bits, by which whoever gets notices ends them. */
export function createNotificationToken(): { token: string; tokenHash: string } {
  const token = randomBytes(16).toString('base64url')
  return { token, tokenHash: hashOfToken(token) }
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The page of a notice, and what a mail program posts to for ending it. */
export function noticeLinks(origin: string, token: string): { page: string; leave: string } {
  const page = `${origin}${noticesPath}/${token}`
  return { page, leave: `${page}/leave` }
}

/** From when on somebody is to be told next: of each at once, of a day on its morning. */
export async function nextNotice(
  context: Pick<ServerContext, 'db' | 'root' | 'report' | 'now'>,
  clientId: number,
  rhythm: NotificationFrequency,
): Promise<Date> {
  const at = context.now()
  if (rhythm === 'each') return at
  const zone = await findClientZone(context, clientId)
  const today = clientDay(at, zone)
  const mornings = [today, daysAfter(today, 1)].map((day) => momentOf(day + morning, zone))
  return mornings.find((moment) => moment > at) ?? at
}
