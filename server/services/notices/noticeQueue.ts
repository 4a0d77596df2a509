import {
  type ClaimedNotice,
  claimNotice,
  clientsWithDueNotices,
  releaseNoticeClaims,
} from '../../repositories/mail/dueNotices'
import type { DueQueue } from '../delivery/outboxWorker'
import { type NoticeTools, settledBefore, tellOfApplications } from './tellOfApplications'

/** To read a list and write a mail down. */
const leaseMs = 30_000

/** People who are to be told of applications. */
export function noticeQueue(tools: NoticeTools): DueQueue<ClaimedNotice> {
  const { db } = tools
  const due = () => {
    const now = tools.now()
    return { now, settled: settledBefore(now) }
  }
  return {
    leaseMs,
    release: () => releaseNoticeClaims(db, tools.now()),
    clientsWithDue: () => clientsWithDueNotices(db, due()),
    claim: (clientId, taken) => claimNotice(db, clientId, { ...taken, ...due() }),
    work: (client, claimed) => tellOfApplications(tools, client, claimed),
  }
}
