import type { ResubmitResult } from '../../../src/schemas/application'
import { inTransaction } from '../../db/openDatabase'
import { addAudit } from '../../repositories/accounts/audit'
import { markUnsent } from '../../repositories/applications/applicationStates'
import type { Session } from '../../repositories/sessions/sessions'
import { queueAgain } from '../delivery/queueDelivery'
import { ProblemError } from '../problem'
import type { ServerContext } from '../serverContext'

/** Marks an application to be sent to the back-office again [AP-05]. @throws not-found */
export function resubmitApplication(context: ServerContext, session: Session, id: number): Promise<void> {
  const now = context.now()
  return inTransaction(context.db, async (trx) => {
    if (!(await markUnsent(trx, session.clientId, id))) throw new ProblemError('not-found')
    await queueAgain(trx, session.clientId, id, now)
    await addAudit(trx, session.clientId, {
      userId: session.userId,
      action: 'application resubmitted',
      subject: `application:${id}`,
      at: now.toISOString(),
      address: session.address,
    })
  })
}

/** The same for several, one by one: one that is not there, or fails, keeps none of the others from being queued. */
export async function resubmitApplications(
  context: ServerContext,
  session: Session,
  ids: readonly number[],
): Promise<ResubmitResult[]> {
  const results: ResubmitResult[] = []
  for (const applicationId of new Set(ids)) {
    results.push({ applicationId, result: await resubmitOne(context, session, applicationId) })
  }
  return results
}

async function resubmitOne(
  context: ServerContext,
  session: Session,
  id: number,
): Promise<ResubmitResult['result']> {
  try {
    await resubmitApplication(context, session, id)
    return 'queued'
  } catch (error) {
    return error instanceof ProblemError && error.code === 'not-found' ? 'not-found' : 'failed'
  }
}
