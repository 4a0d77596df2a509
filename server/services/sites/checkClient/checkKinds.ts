import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { checkClientTexts as texts } from '../../../../src/texts/checkClient'
import { isServedFile } from '../clientFiles'
import type { ClientFinding } from './clientFinding'

/** What lies in the folder and stays there; hidden files are nobody's to look for. */
export async function checkKinds(folder: string, code: string): Promise<ClientFinding[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/(^|\/)\./.test(file) && !isServedFile({ code }, `${code}/${file}`))
    .sort()
    .map((file) => ({ severity: 'warning', file, path: '', message: texts.notServed }))
}
