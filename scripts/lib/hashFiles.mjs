import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { getProjectPath } from './projectRoot.mjs'

const isTest = (path) => /\.test\.tsx?$/.test(path)

function listFilesBelow(path) {
  if (!existsSync(getProjectPath(path))) return []
  if (!statSync(getProjectPath(path)).isDirectory()) return [path]
  return readdirSync(getProjectPath(path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => `${entry.parentPath.slice(getProjectPath().length + 1)}/${entry.name}`)
}

/**
 * Returns one hash of the names and contents of files and folders, except tests, so that a fresh checkout of the same
 * content counts as unchanged.
 * @param {string[]} paths inside the project; one that does not exist counts as empty
 */
export function hashFiles(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(listFilesBelow).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(getProjectPath(file)))
      .update('\0')
  }
  return hash.digest('hex')
}
