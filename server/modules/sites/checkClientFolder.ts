import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { createDefaultClientConfig } from '../../../src/schemas/clientConfig/clientConfig'
import type { SiteFinding } from '../../../src/schemas/site/siteFinding'
import { listSiteFindings, sortFindings } from '../../../src/schemas/siteChecks/checkSite'
import { checkClientTexts as texts } from '../../../src/texts/admin/siteChecks.texts'
import { sanitizeShallow } from '../../text/htmlText'
import { cleanHtml } from '../../text/sanitizeHtml'
import { getFileStamp } from './clientFolder'

/**
 * Returns all findings about a client's folder: those of `listSiteFindings`, and what sanitizing removes from its
 * sidebar.
 */
export async function checkClientFolder(folder: string, company: string): Promise<SiteFinding[]> {
  const readIfPresent = async (name: string) =>
    getFileStamp(join(folder, name)) === null ? undefined : readFile(join(folder, name), 'utf8')
  const [configText, sidebarHtml, css] = await Promise.all(
    ['config.json', 'sidebar.html', 'styles.min.css'].map(readIfPresent),
  )
  const files = await listFiles(folder)
  const findings = listSiteFindings({
    // An empty file is invalid JSON; the blank distinguishes it from a missing file.
    configText: configText === '' ? ' ' : (configText ?? ''),
    files,
    company,
    ...(sidebarHtml === undefined ? {} : { sidebarHtml }),
    ...(css === undefined ? {} : { css }),
  })
  return sortFindings([
    ...findings.map(toServedFinding),
    ...(sidebarHtml === undefined ? [] : checkSidebar(sidebarHtml)),
  ])
}

/** For a site that is already served, problems of the stylesheet that prevent publishing are only warnings. */
const toServedFinding = (finding: SiteFinding): SiteFinding =>
  finding.file === 'styles.min.css' ? { ...finding, severity: 'warning' } : finding

async function listFiles(folder: string) {
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

/** Lists what sanitizing removes from a sidebar, each kind once. */
export function checkSidebar(html: string): SiteFinding[] {
  const remainingPieces = countPieces(cleanHtml(html))
  const removalMessages = new Set<string>()
  for (const [piece, { count, message }] of countPieces(html)) {
    if (count > (remainingPieces.get(piece)?.count ?? 0)) removalMessages.add(message)
  }
  return [...removalMessages].map((message) => ({
    severity: 'warning',
    code: 'sanitised',
    file: 'sidebar.html',
    path: '',
    message,
  }))
}

/** Counts each tag and each attribute of the HTML, with the message to show if sanitizing removes it. */
function countPieces(html: string): Map<string, { count: number; message: string }> {
  const pieces = new Map<string, { count: number; message: string }>()
  const add = (piece: string, message: string) =>
    pieces.set(piece, { count: (pieces.get(piece)?.count ?? 0) + 1, message })
  sanitizeShallow(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        add(tagName, texts.tagRemoved(tagName))
        for (const [name, value] of Object.entries(attribs)) {
          add(
            `${tagName} ${name}=${value}`,
            texts.attributeRemoved(`${name}="${shortenText(value)}"`, tagName),
          )
        }
        return { tagName, attribs }
      },
    },
  })
  return pieces
}

function shortenText(value: string): string {
  return value.length > 40 ? `${value.slice(0, 39)}…` : value
}

/** A finding about a client's folder. */
export type ClientFinding = Pick<SiteFinding, 'severity' | 'file' | 'path' | 'message'>

/** Returns a line such as 'error   config.json /pages/0/blocks/2/alt: is missing.' */
export function formatFinding({ severity, file, path, message }: ClientFinding): string {
  return `${severity.padEnd(8)}${file}${path === '' ? '' : ` ${path}:`} ${message}`
}

/**
 * Creates a client's folder in `folder` with a config.json of the default settings. Existing files stay unchanged.
 * @returns whether config.json was created. @throws errors of the file system
 */
export async function createClientFolder(folder: string, code: string, company: string): Promise<boolean> {
  const { siteTitle, headingTitle, themeColor } = createDefaultClientConfig(company)
  const config = {
    $schema: '../config.schema.json',
    siteTitle: siteTitle.slice(0, 100),
    headingTitle,
    themeColor,
    menuItems: [],
    pages: [],
  }
  await mkdir(join(folder, code), { recursive: true })
  try {
    await writeFile(join(folder, code, 'config.json'), `${JSON.stringify(config, null, 2)}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
