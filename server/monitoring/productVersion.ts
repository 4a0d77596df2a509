import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Set by the build: the commit, with the suffix `-dirty` if files differed; '' if the build did not know it. */
declare const __FOYER_COMMIT__: string

const versions = new Map<string, string>()

/** Returns the product's version. Reads `package.json` once, so that the health endpoint still answers when file handles run out. */
export function readVersion(root: string): string {
  const cached = versions.get(root)
  if (cached !== undefined) return cached
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  versions.set(root, version)
  return version
}

/** Commit of the build; null if unknown, or if the program was not built. */
export const productCommit: string | null =
  typeof __FOYER_COMMIT__ === 'undefined' ? null : __FOYER_COMMIT__ || null

/** Returns the version line, such as `Foyer 0.6.0 (1a2b3c4d5e6f)`. */
export function formatVersion(root: string): string {
  return `Foyer ${readVersion(root)}${productCommit === null ? '' : ` (${productCommit})`}`
}
