import { databaseAnswers } from '../../repositories/operation/health'
import { ProblemError } from '../problem'
import type { ServerContext } from '../serverContext'

/** Resolves while the database answers. @throws unavailable */
export async function requireDatabase({ db }: Pick<ServerContext, 'db'>): Promise<void> {
  if (!(await databaseAnswers(db))) throw new ProblemError('unavailable', { retryAfter: 5 })
}
