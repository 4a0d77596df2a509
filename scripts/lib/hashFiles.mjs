import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { inProject } from './projectRoot.mjs'

const isTest = (path) => /\.test\.tsx?$/.test(path)

function filesBelow(path) {
  if (!existsSync(inProject(path))) return []
  if (!statSync(inProject(path)).isDirectory()) return [path]
  return readdirSync(inProject(path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => `${entry.parentPath.slice(inProject().length + 1)}/${entry.name}`)
}

/**
 * One hash over the names and contents of files and folders (tests left out), so that a fresh checkout of the same
 * text counts as unchanged and a changed byte never does.
 *
 * @param {string[]} paths inside the project; one that does not exist counts as empty
 */
export function hashFiles(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesBelow).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inProject(file)))
      .update('\0')
  }
  return hash.digest('hex')
}
