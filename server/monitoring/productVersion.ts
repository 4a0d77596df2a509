import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Written by the build: the commit that it was made of, `-dirty` behind it where files differed; '' where git knew none. */
declare const __FOYER_COMMIT__: string

/** The product's version. */
export function readVersion(root: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return version
}

/** The commit that this program was built of; null where nobody knows, as in a program that was not built. */
export const productCommit: string | null =
  typeof __FOYER_COMMIT__ === 'undefined' ? null : __FOYER_COMMIT__ || null

/** As in `Foyer 0.6.0 (1a2b3c4d5e6f)`. */
export function versionLine(root: string): string {
  return `Foyer ${readVersion(root)}${productCommit === null ? '' : ` (${productCommit})`}`
}
