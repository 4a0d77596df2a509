import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The product's version. */
export function readVersion(root: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return version
}
