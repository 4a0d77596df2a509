import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkClientTexts as texts } from '../../../../src/texts/checkClient'
import { readConfigFile, stampOf } from '../clientConfigFile'
import { checkImages } from './checkImages'
import { checkKinds } from './checkKinds'
import { checkSidebar } from './checkSidebar'
import { checkStyles } from './checkStyles'
import type { ClientFinding } from './clientFinding'

/** Everything about one client's folder at once: errors first. */
export async function checkClientFolder(folder: string, code: string): Promise<ClientFinding[]> {
  const written = await readConfigFile(folder, code)
  const { stamp, config, problems } = written
  const read = async (name: string) =>
    (await stampOf(join(folder, name))) === null ? null : readFile(join(folder, name), 'utf8')
  const sidebar = await read('sidebar.html')
  const findings: ClientFinding[] = [
    ...(stamp === null
      ? [{ severity: 'warning' as const, file: 'config.json', path: '', message: texts.noConfig }]
      : []),
    ...problems.map((problem) => ({ ...problem, file: 'config.json' })),
    ...(await checkImages(folder, written)),
    ...(sidebar === null ? [] : checkSidebar(sidebar)),
    ...(await checkKinds(folder, code)),
    ...checkStyles((await read('styles.min.css')) ?? '', config.themeColor),
  ]
  return findings.sort((a, b) => a.severity.localeCompare(b.severity))
}
