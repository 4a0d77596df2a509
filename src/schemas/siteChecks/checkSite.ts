import { clientConfigTexts } from '../../texts/admin/clientConfig.texts'
import { checkClientTexts } from '../../texts/admin/siteChecks.texts'
import { createFinding, type SiteFinding } from '../site/siteFinding'
import { type CheckedSite, readSite, type SiteUnderCheck } from './checkedSite'
import { checkHeadings } from './checkHeadings'
import { checkLinks } from './checkLinks'
import { checkPictures } from './checkPictures'
import { checkPlaceholders } from './checkPlaceholders'
import { checkReachability } from './checkReachability'
import { checkShapes } from './checkShapes'
import { checkSiteTranslations } from './checkSiteTranslations'
import { checkStyles } from './checkStyles'
import { checkTheme } from './checkTheme'
import { checkWording } from './checkWording'
import { isServedName } from './servedNames'

const checks: ((site: SiteUnderCheck) => SiteFinding[])[] = [
  checkShapes,
  checkPictures,
  checkPlaceholders,
  checkLinks,
  checkHeadings,
  checkWording,
  checkSiteTranslations,
  checkReachability,
  checkTheme,
  checkKinds,
  checkStyles,
]

/**
 * Runs all checks of a client's site that need no server. The command line, the studio and publishing use the same
 * checks; publishing is refused while there is an error. Errors come first, then findings are in the order of the
 * files.
 */
export function checkSite(site: CheckedSite): SiteFinding[] {
  return sortFindings(createSiteFindings(site))
}

/** Returns the findings in the order of the checks, unsorted. */
export function createSiteFindings(site: CheckedSite): SiteFinding[] {
  const read = parse(site.configText)
  const checked = readSite(read.raw, site)
  // A file that cannot be parsed gets no further findings.
  const found = read.findings.some(({ severity }) => severity === 'error')
    ? [checkKinds, checkStyles].flatMap((check) => check(checked))
    : checks.flatMap((check) => check(checked))
  return [...read.findings, ...found]
}

/** Sorts findings: errors first, then by file. The order within a file stays. */
export function sortFindings(findings: readonly SiteFinding[]): SiteFinding[] {
  const files = ['config.json', 'sidebar.html']
  const rank = ({ file }: SiteFinding) =>
    file === 'styles.min.css' ? 3 : files.includes(file) ? files.indexOf(file) : 2
  return [...findings].sort((a, b) => a.severity.localeCompare(b.severity) || rank(a) - rank(b))
}

function parse(configText: string): { raw: unknown; findings: SiteFinding[] } {
  if (configText === '') {
    const found = { severity: 'warning', code: 'no-config', message: checkClientTexts.noConfig } as const
    return { raw: {}, findings: [createFinding([], found)] }
  }
  try {
    return { raw: JSON.parse(configText), findings: [] }
  } catch (error) {
    const message = clientConfigTexts.notJson(error instanceof Error ? error.message : String(error))
    return { raw: {}, findings: [createFinding([], { severity: 'error', code: 'not-json', message })] }
  }
}

/** Reports files in the folder that are never served. Hidden files are ignored. */
function checkKinds({ files }: SiteUnderCheck): SiteFinding[] {
  return Object.keys(files)
    .filter((file) => !/(^|\/)\./.test(file) && !isServedName(file))
    .sort()
    .map((file) => ({
      severity: 'warning',
      code: 'not-served',
      file,
      path: '',
      message: checkClientTexts.notServed,
    }))
}
