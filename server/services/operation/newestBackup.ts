import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** When the newest of the backups in a folder was made; undefined where there is none. */
export function newestBackup(folder: string): Date | undefined {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.db')) : []
  const times = names.map((name) => statSync(join(folder, name)).mtimeMs)
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}
