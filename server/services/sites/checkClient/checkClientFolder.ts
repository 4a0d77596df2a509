import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { inOrder, siteFindings } from '../../../../src/schemas/site/checkSite'
import type { SiteFinding } from '../../../../src/schemas/site/siteFinding'
import { stampOf } from '../clientConfigFile'
import { checkSidebar } from './checkSidebar'

/** Everything about one client's folder at once: what `checkSite` says, and what sanitising does to its sidebar. */
export async function checkClientFolder(folder: string, company: string): Promise<SiteFinding[]> {
  const read = async (name: string) =>
    stampOf(join(folder, name)) === null ? undefined : readFile(join(folder, name), 'utf8')
  const [configText, sidebarHtml, css] = await Promise.all(
    ['config.json', 'sidebar.html', 'styles.min.css'].map(read),
  )
  const files = await filesIn(folder)
  const found = siteFindings({
    // A file without a word in it is one that is not JSON.
    configText: configText === '' ? ' ' : (configText ?? ''),
    files,
    company,
    ...(sidebarHtml === undefined ? {} : { sidebarHtml }),
    ...(css === undefined ? {} : { css }),
  })
  return inOrder([...found.map(asServed), ...(sidebarHtml === undefined ? [] : checkSidebar(sidebarHtml))])
}

/** What serves already is not taken back for its colours: they are told, and stand in the way of publishing alone. */
const asServed = (finding: SiteFinding): SiteFinding =>
  finding.file === 'styles.min.css' ? { ...finding, severity: 'warning' } : finding

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = await Promise.all(
    paths.map(async (path) => {
      const name = relative(folder, path).split(sep).join('/')
      return [name, { size: (await stat(path)).size, type: extname(name).slice(1) }] as const
    }),
  )
  return Object.fromEntries(files.filter(([name]) => name !== 'config.json'))
}
