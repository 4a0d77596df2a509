import type { UserSettings } from '../../../src/schemas/userSettings'
import { findSettings } from '../../repositories/accounts/clients'
import type { ServerContext } from '../serverContext'

/** What of the settings their ETag is made of: how long applications are kept is saved by itself. */
export function editedSettings({ retainMonths: _, ...edited }: UserSettings): object {
  return edited
}

/** A client's settings [API-05]. */
export function readSettings({ db }: Pick<ServerContext, 'db'>, clientId: number): Promise<UserSettings> {
  return findSettings(db, clientId)
}
