import { resolve } from 'node:path'
import { getSqlitePath } from '../../db/openSqlite'
import { foyerCommand } from '../../projectRoot'

/** Returns the message for an installation whose database is missing or empty: where it was expected, and what to do. */
export function describeMissingDatabase({ databaseUrl }: { databaseUrl: string }): string {
  const place = databaseUrl.startsWith('file:')
    ? `There is no database at ${resolve(getSqlitePath(databaseUrl))}, or it is empty.`
    : 'The database that DATABASE_URL names is empty.'
  return (
    `${place} Create one for a new installation: ${foyerCommand} migrate --create. Otherwise correct FOYER_DATA_DIR or ` +
    `DATABASE_URL (--env-file FILE for a command), mount the missing disk, or restore a backup: ${foyerCommand} restore FILE.`
  )
}
