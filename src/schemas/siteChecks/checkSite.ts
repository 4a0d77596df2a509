import { clientConfigTexts } from '../../texts/admin/clientConfig.texts'
import { checkClientTexts, siteCheckTexts } from '../../texts/admin/siteChecks.texts'
import { otherLanguages } from '../../texts/language/language'
import { findNearestName } from '../configShape/checkShape'
import { translationsKey } from '../configShape/translatableShape'
import { getLostPlaceholderMessage } from '../forms/checkTranslations'
import { findPlaceholders } from '../markup/exampleTexts'
import type { ValueWithShape } from '../site/iterateShapedValues'
import { createFinding, type SiteFinding } from '../site/siteFinding'
import { getTranslatableSubjects } from '../siteEditing/siteTranslations'
import { colourRoles } from '../theme/clientTheme'
import { designTokens, roleTokens } from '../theme/clientThemeTokens'
import { getSiteTokens, readClientStyles } from '../theme/themeStylesheet'
import { checkLinks } from './checkLinks'
import { checkPictures } from './checkPictures'
import { checkShapes } from './checkShapes'
import { checkTheme } from './checkTheme'
import { findLowContrast } from './contrastPairs'
import { type ParsedSite, parseSite, type SiteCheckInput } from './parsedSite'
import { checkReachability } from './siteLinks'

/**
 * Reports headings that skip a level: a level-three heading without a level-two heading before it. Screen reader
 * users navigate by headings. A page's title is on level one, a block's title on level two.
 */
function checkHeadings({ visibleValues }: ParsedSite): SiteFinding[] {
  const findings: SiteFinding[] = []
  let page: string | number | undefined
  let hasSecondLevel = false
  for (const value of visibleValues) {
    if (value.path[0] !== 'pages' || value.path.length < 4) continue
    if (value.path[1] !== page) [page, hasSecondLevel] = [value.path[1], false]
    const level = getHeadingLevel(value)
    if (level === 3 && !hasSecondLevel) {
      findings.push(createSkippedLevelFinding(value))
      // Only the first skipped heading is reported; the following ones depend on it.
      hasSecondLevel = true
    }
    hasSecondLevel ||= level === 2
  }
  return findings
}

/** Blocks that have a level-two heading even without a written title. */
const selfHeadedBlocks = new Set(['newestJobs', 'jobs', 'expression', 'locations'])

function getHeadingLevel({ path, shape, value, parent }: ValueWithShape): 2 | 3 | null {
  const key = path.at(-1)
  if (path.length === 4) return isBlock(value) && selfHeadedBlocks.has(String(value.type)) ? 2 : null
  if (typeof value !== 'string') return null
  if (shape.format === 'markup') return value.startsWith('### ') ? 3 : value.startsWith('## ') ? 2 : null
  if (parent.type === 'heading' && key === 'text') return parent.level === 3 ? 3 : 2
  // A hero at the top of a page is the page's level-one heading.
  if (key !== 'title' || (parent.type === 'hero' && path[3] === 0)) return null
  return path.length === 5 || path[4] === 'columns' ? 2 : null
}

const isBlock = (value: unknown): value is { type: unknown } =>
  typeof value === 'object' && value !== null && 'type' in value

function createSkippedLevelFinding({ path, value }: ValueWithShape): SiteFinding {
  const finding = { severity: 'error', code: 'heading-order', message: siteCheckTexts.headingOrder } as const
  const isHeadingBlock = path.at(-1) === 'text'
  const edit = isHeadingBlock
    ? { path: [...path.slice(0, -1), 'level'], value: 2 }
    : { path, value: String(value).replace('### ', '## ') }
  return createFinding(path, finding, { label: siteCheckTexts.repair.raiseHeading, edits: [edit] })
}

/**
 * Reports placeholder texts of new blocks or site templates that were not replaced, because visitors would take them
 * for facts.
 */
function checkPlaceholders({ values }: ParsedSite): SiteFinding[] {
  return values.flatMap(({ path, value }) =>
    (typeof value === 'string' ? findPlaceholders(value) : []).map((placeholder) =>
      createFinding(path, {
        severity: 'error',
        code: 'placeholder',
        message: siteCheckTexts.placeholder(placeholder),
      }),
    ),
  )
}

/** Reports translations that leave out a placeholder. The shape limits their length. */
function checkSiteTranslations({ rawConfig, visibleValues }: ParsedSite): SiteFinding[] {
  return getTranslatableSubjects(rawConfig, visibleValues).flatMap(({ originals, translations }) =>
    originals.flatMap(({ key, text, objectPath, property }) =>
      otherLanguages.flatMap((language) => {
        const message = getLostPlaceholderMessage(text, translations[language]?.[key] ?? '')
        if (message === undefined) return []
        const finding = { severity: 'error', code: 'lost-placeholder', message } as const
        return createFinding([...objectPath, translationsKey, language, property], finding)
      }),
    ),
  )
}

/**
 * Reports unknown tokens, external addresses that the security policy blocks, colours that keep the site light, and
 * colours with too low a contrast.
 */
function checkStyles({ css = '', config }: ParsedSite): SiteFinding[] {
  const source = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
  const usedTokens = new Set(source.match(/--fy-[\w-]+/g) ?? [])
  const knownTokens = Object.keys(designTokens)
  const unknownTokens = [...usedTokens].filter((token) => !knownTokens.includes(token))
  const { tokens, setsOtherColours, hasDarkStyles } = readClientStyles(source)
  const externalUrls = [...source.matchAll(/(?:url\(|@import)\s*(?:["']\s*)?((?:https?:)?\/\/[^"')\s]+)/gi)]
  const themeTokens = colourRoles.flatMap((role) => (config.look?.colours?.[role] ? roleTokens[role] : []))
  // `checkTheme` reports the colours of the theme, so only those that the stylesheet sets are checked here.
  const isSetByStylesheet = (token: string) => token in tokens
  const lowPairs = findLowContrast(getSiteTokens(config.themeColor, config.look, tokens))
    .filter(({ text, background }) => isSetByStylesheet(text) || isSetByStylesheet(background))
    .filter(
      ({ text, background }) =>
        ![text, background].some((token) => themeTokens.includes(token as `--fy-${string}`)),
    )
  return [
    ...unknownTokens.map((token) =>
      createWarning(
        'unknown-token',
        checkClientTexts.unknownToken(token, findNearestName(token, knownTokens)),
      ),
    ),
    ...externalUrls.map(([, address = '']) => createWarning('outside', checkClientTexts.outside(address))),
    ...(setsOtherColours && !hasDarkStyles
      ? [createWarning('stays-light', checkClientTexts.alwaysLightMode)]
      : []),
    ...lowPairs.map(({ text, background, ratio }) => ({
      ...createWarning('contrast', checkClientTexts.lowContrast(text, background, ratio)),
      severity: 'error' as const,
    })),
  ]
}

const createWarning = (code: string, message: string): SiteFinding => ({
  severity: 'warning',
  code,
  file: 'styles.min.css',
  path: '',
  message,
})

/** Maximum lengths that search results show, in characters. */
const maxLengths = { title: 60, siteTitle: 60, description: 160 }

/** Reports titles and descriptions that search results would truncate. */
function checkSearchLengths({ visibleValues }: ParsedSite): SiteFinding[] {
  return visibleValues.flatMap(({ path, value }) => {
    const key = String(path.at(-1))
    const isTitle = path.length === 1 ? key === 'siteTitle' : path[0] === 'pages' && path.length === 3
    const limit =
      isTitle && Object.hasOwn(maxLengths, key) ? maxLengths[key as keyof typeof maxLengths] : null
    if (limit === null || typeof value !== 'string' || value.length <= limit) return []
    const message = siteCheckTexts.tooLongForSearch(value.length, limit)
    return [createFinding(path, { severity: 'warning', code: `long-${key}`, message })]
  })
}

const checks: ((site: ParsedSite) => SiteFinding[])[] = [
  checkShapes,
  checkPictures,
  checkPlaceholders,
  checkLinks,
  checkHeadings,
  checkSearchLengths,
  checkSiteTranslations,
  checkReachability,
  checkTheme,
  checkFileTypes,
  checkStyles,
]

/**
 * Runs all checks of a client's site that need no server. The command line, the studio and publishing use the same
 * checks; publishing is refused while there is an error. Errors come first; within a severity, findings are in the
 * order of the files.
 */
export function checkSite(site: SiteCheckInput): SiteFinding[] {
  return sortFindings(listSiteFindings(site))
}

/** Returns the findings in the order of the checks, unsorted. */
export function listSiteFindings(site: SiteCheckInput): SiteFinding[] {
  const parsedConfig = parseWithFindings(site.configText)
  const parsedSite = parseSite(parsedConfig.raw, site)
  // A file that cannot be parsed gets no further findings.
  const findings = parsedConfig.findings.some(({ severity }) => severity === 'error')
    ? [checkFileTypes, checkStyles].flatMap((check) => check(parsedSite))
    : checks.flatMap((check) => check(parsedSite))
  return [...parsedConfig.findings, ...findings]
}

/** Sorts findings: errors first, then by file. The order within a file stays. */
export function sortFindings(findings: readonly SiteFinding[]): SiteFinding[] {
  const files = ['config.json', 'sidebar.html']
  const getRank = ({ file }: SiteFinding) =>
    file === 'styles.min.css' ? 3 : files.includes(file) ? files.indexOf(file) : 2
  return [...findings].sort((a, b) => a.severity.localeCompare(b.severity) || getRank(a) - getRank(b))
}

function parseWithFindings(configText: string): { raw: unknown; findings: SiteFinding[] } {
  if (configText === '') {
    const finding = { severity: 'warning', code: 'no-config', message: checkClientTexts.noConfig } as const
    return { raw: {}, findings: [createFinding([], finding)] }
  }
  try {
    return { raw: JSON.parse(configText), findings: [] }
  } catch (error) {
    const message = clientConfigTexts.notJson(error instanceof Error ? error.message : String(error))
    return { raw: {}, findings: [createFinding([], { severity: 'error', code: 'not-json', message })] }
  }
}

/** Reports files in the folder that are never served. Hidden files are ignored. */
function checkFileTypes({ files }: ParsedSite): SiteFinding[] {
  return Object.keys(files)
    .filter((file) => !/(^|\/)\./.test(file) && !isServedName(file))
    .sort()
    .map((file) => ({
      severity: 'warning',
      code: 'not-served',
      file,
      path: '',
      message: checkClientTexts.fileNotServed,
    }))
}

const servedExtensionPattern = /\.(svg|png|jpe?g|gif|webp|avif|ico|css|woff2?|ttf|otf|pdf)$/i
/** Excludes hidden files and path traversal. */
const plainName = /^[\p{L}\p{N}_-][\p{L}\p{N}\p{M} ._()+@-]*$/u

/** Returns true if a file with this name may be served. @param name the file's path in the client's folder [API-01] */
export function isServedName(name: string): boolean {
  if (!name.split('/').every((part) => plainName.test(part))) return false
  return name === 'config.json' || name === 'sidebar.html' || servedExtensionPattern.test(name)
}
