import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sqlitePath } from '../../db/openSqlite'
import type { Environment } from '../../environment/environment'

type Where = Pick<Environment, 'databaseUrl'>

/** Bytes that are free where the database stands; undefined where it is PostgreSQL's, which looks after its own. */
export async function freeBytes({ databaseUrl }: Where): Promise<number | undefined> {
  const folder = dirname(sqlitePath(databaseUrl))
  if (!databaseUrl.startsWith('file:') || !existsSync(folder)) return undefined
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Of what the operator wants free, the part below which a server takes itself for unable to store applications. */
const fullPart = 1 / 16

/** @returns how it stands with the disk, and the megabytes that are free */
export async function judgeDisk({
  databaseUrl,
  diskLowBytes,
}: Where & Pick<Environment, 'diskLowBytes'>): Promise<{ state: 'fine' | 'low' | 'full'; freeMb: number }> {
  const free = await freeBytes({ databaseUrl })
  if (free === undefined) return { state: 'fine', freeMb: Number.POSITIVE_INFINITY }
  const freeMb = Math.floor(free / 1024 / 1024)
  if (free < diskLowBytes * fullPart) return { state: 'full', freeMb }
  return { state: free < diskLowBytes ? 'low' : 'fine', freeMb }
}
