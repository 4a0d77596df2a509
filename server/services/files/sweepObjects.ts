import type { Db } from '../../db/openDatabase'
import { namedObjects } from '../../repositories/files/files'
import type { FileStore } from './fileStore'

const batch = 500
/** Younger objects may belong to an upload that is still under way. */
const graceMs = 24 * 60 * 60 * 1000

/** Removes objects that no file names and that are a day old: what a crash between store and commit left. @returns how many */
export async function sweepObjects(
  db: Db,
  files: FileStore,
  now: Date,
  tell: (line: string) => void,
): Promise<number> {
  const until = now.getTime() - graceMs
  let removed = 0
  let looked = 0
  let old: string[] = []
  const settle = async () => {
    if (old.length === 0) return
    const named = await namedObjects(db, old)
    const orphans = old.filter((key) => !named.has(key))
    await files.remove(orphans)
    removed += orphans.length
    looked += old.length
    tell(`${looked} objects looked at, ${removed} removed`)
    old = []
  }
  for await (const { key, since } of files.list()) {
    if (since.getTime() >= until) continue
    old.push(key)
    if (old.length === batch) await settle()
  }
  await settle()
  return removed
}
