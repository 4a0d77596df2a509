import { hasApplied } from '../../repositories/applications/applications'
import type { Session } from '../../repositories/sessions/sessions'
import { found, ProblemError } from '../problem'
import type { ServerContext } from '../serverContext'
import { advertisedVacancy } from '../vacancies/readVacancies'

const hourMs = 60 * 60 * 1000
const asksPerVacancy = { times: 10, within: hourMs }
const asksPerAddress = { times: 100, within: hourMs }

interface Question {
  vacancyId: number
  email: string
  /** The network address of who asks. */
  ip: string
}

/**
 * Resolves when this email address has applied for the vacancy [API-11]. Who asks for many is stopped, so that nobody
 * finds out by trying who applies where. @throws not-found when it has not, or there is no such vacancy; too-many
 */
export async function tellWhetherApplied(
  context: ServerContext,
  { clientId, sid }: Session,
  { vacancyId, email, ip }: Question,
): Promise<void> {
  const wait =
    (await context.limits.take(`applied ${sid} ${vacancyId}`, asksPerVacancy)) ||
    (await context.limits.take(`applied ${ip}`, asksPerAddress))
  if (wait > 0) throw new ProblemError('too-many', { retryAfter: wait })
  await advertisedVacancy(context, clientId, vacancyId)
  if (!(await hasApplied(context.db, clientId, vacancyId, email.trim()))) return found(undefined)
}
