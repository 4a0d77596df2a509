import type { Activity } from '../../../src/schemas/activity'
import type { Pagination } from '../../../src/schemas/application'
import { listAudit } from '../../repositories/accounts/audit'
import { findClient } from '../../repositories/accounts/clients'
import { found } from '../problem'
import type { ServerContext } from '../serverContext'

interface Paging {
  /** 1 unless given. */
  page?: number
  /** 25 unless given. */
  pageSize?: number
}

interface ActivityPage {
  results: Activity[]
  pagination: Pagination
}

/** What administrators did at a client, the newest first. */
export function readActivity(
  { db }: Pick<ServerContext, 'db'>,
  clientId: number,
  { page = 1, pageSize = 25 }: Paging,
): Promise<ActivityPage> {
  return listAudit(db, clientId, { page, pageSize })
}

/** The same of all clients, or of the one with this code. @throws not-found */
export async function readAllActivity(
  { db }: Pick<ServerContext, 'db'>,
  { clientCode, page = 1, pageSize = 25 }: Paging & { clientCode?: string },
): Promise<ActivityPage> {
  const whose = clientCode ? found(await findClient(db, clientCode)).id : 'all'
  return listAudit(db, whose, { page, pageSize })
}
