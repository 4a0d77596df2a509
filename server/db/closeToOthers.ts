import { chmodSync, statSync } from 'node:fs'

const sticky = 0o1000
const ofOthers = 0o077

/**
 * Takes from everybody else what he may do with a file or folder of this process's user. Somebody else's stays as it is,
 * and so does a folder that is there for everybody, as /tmp.
 */
export function closeToOthers(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || found.uid !== process.getuid?.() || found.mode & sticky) return
  if (found.mode & ofOthers) chmodSync(path, found.mode & 0o700)
}
