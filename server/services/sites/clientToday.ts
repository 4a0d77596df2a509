import { clientDay } from '../../../src/schemas/vacancies/hearBy'
import { findClientById } from '../../repositories/accounts/clients'
import type { ServerContext } from '../serverContext'
import { siteConfig } from './source/siteSource'

/** The day that a client's clocks show at this moment: 'YYYY-MM-DD'. */
export async function clientToday(
  context: Pick<ServerContext, 'db' | 'root' | 'report' | 'now'>,
  clientId: number,
): Promise<string> {
  const { timeZone } = await siteConfig(context, await findClientById(context.db, clientId))
  return clientDay(context.now(), timeZone)
}
