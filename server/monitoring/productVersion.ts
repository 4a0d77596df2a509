import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Written by the build: the commit that it was made of, `-dirty` behind it where files differed; '' where git knew none. */
declare const __FOYER_COMMIT__: string

const versions = new Map<string, string>()

/** Returns the product's version. Reads `package.json` once, so that health still answers when file handles run out. */
export function readVersion(root: string): string {
  const known = versions.get(root)
  if (known !== undefined) return known
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  versions.set(root, version)
  return version
}

/** The commit that this program was built of; null where nobody knows, as in a program that was not built. */
export const productCommit: string | null =
  typeof __FOYER_COMMIT__ === 'undefined' ? null : __FOYER_COMMIT__ || null

/** As in `Foyer 0.6.0 (1a2b3c4d5e6f)`. */
export function versionLine(root: string): string {
  return `Foyer ${readVersion(root)}${productCommit === null ? '' : ` (${productCommit})`}`
}
