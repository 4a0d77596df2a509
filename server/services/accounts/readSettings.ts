import type { UserSettings } from '../../../src/schemas/userSettings'
import { findSettings } from '../../repositories/accounts/clients'
import type { ServerContext } from '../serverContext'

/** A client's settings [API-05]. */
export function readSettings({ db }: Pick<ServerContext, 'db'>, clientId: number): Promise<UserSettings> {
  return findSettings(db, clientId)
}
