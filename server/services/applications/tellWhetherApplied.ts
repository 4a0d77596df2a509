import { hasApplied } from '../../repositories/applications/applications'
import type { Session } from '../../repositories/sessions/sessions'
import { found } from '../problem'
import type { ServerContext } from '../serverContext'
import { advertisedVacancy } from '../vacancies/readVacancies'

interface Question {
  vacancyId: number
  email: string
}

/** Resolves when this email address has applied for the vacancy [API-11]. @throws not-found when it has not, or there is none */
export async function tellWhetherApplied(
  context: ServerContext,
  { clientId }: Session,
  { vacancyId, email }: Question,
): Promise<void> {
  await advertisedVacancy(context, clientId, vacancyId)
  if (!(await hasApplied(context.db, clientId, vacancyId, email.trim()))) return found(undefined)
}
