import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConfigProblem } from '../../../src/schemas/clientConfig/checkShape'
import { type ReadConfig, readClientConfig } from '../../../src/schemas/clientConfig/readClientConfig'
import { clientConfigTexts as texts } from '../../../src/texts/clientConfig'

/** What stands in a client's config.json; `stamp` changes with the file and is null where there is none. */
export interface ConfigFile extends ReadConfig {
  stamp: string | null
  /** As it was written; null where that is not JSON. */
  raw: unknown
}

/**
 * When a file was last changed, and to which size; null where there is no such file, 'unreadable' where that can't be said.
 * Asked at once: a turn through the pool of threads took a tenth of what a whole application takes.
 */
export function stampOf(path: string): string | null {
  try {
    const file = statSync(path, { throwIfNoEntry: false })
    return file?.isFile() ? `${file.mtimeMs} ${file.size}` : null
  } catch (error) {
    return isAbsent(error) ? null : 'unreadable'
  }
}

/** Reads and checks one client's configuration. A client without one has the defaults, and no problem. */
export async function readConfigFile(folder: string, company: string): Promise<ConfigFile> {
  const path = join(folder, 'config.json')
  const stamp = stampOf(path)
  if (stamp === null) return { stamp, raw: null, ...readClientConfig({}, company) }
  try {
    const raw: unknown = JSON.parse(await readFile(path, 'utf8'))
    return { stamp, raw, ...readClientConfig(raw, company) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const problem: ConfigProblem = { severity: 'error', path: '', message: texts.notJson(reason) }
    return { stamp, raw: null, config: readClientConfig({}, company).config, problems: [problem] }
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
