import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Returns the folder of the product that this program belongs to, wherever it was started from; the current folder if
 * there is none. The server and the commands resolve relative paths of settings, `public` and `dist` from it.
 */
export function findProjectRoot(): string {
  for (
    let folder = dirname(fileURLToPath(import.meta.url));
    folder !== dirname(folder);
    folder = dirname(folder)
  )
    if (isRoot(folder)) return folder
  return process.cwd()
}

function isRoot(folder: string): boolean {
  return readManifest(folder)?.name === 'foyer'
}

function readManifest(folder: string): { name?: string; foyerRuntime?: object } | undefined {
  const path = join(folder, 'package.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** The start of the command line of every command: in an installed package, in a checkout, or in the container. */
export const foyerCommand = findCommand(findProjectRoot())

function findCommand(root: string): string {
  if (readManifest(root)?.foyerRuntime !== undefined) return 'foyer'
  return existsSync(join(root, 'scripts/foyer.mjs')) ? 'npm run foyer --' : 'node dist/server/cli.js'
}
