import { siteCheckTexts as texts } from '../../texts/admin/siteChecks.texts'
import type { ShapedValue } from '../site/shapedValues'
import { createFinding, type SiteFinding } from '../site/siteFinding'
import type { SiteUnderCheck } from './checkedSite'

/**
 * Reports headings that skip a level: a level-three heading without a level-two heading before it. Screen reader
 * users navigate by headings. A page's title is on level one, a block's title on level two.
 */
export function checkHeadings({ visible }: SiteUnderCheck): SiteFinding[] {
  const findings: SiteFinding[] = []
  let page: string | number | undefined
  let hasSecond = false
  for (const value of visible) {
    if (value.place[0] !== 'pages' || value.place.length < 4) continue
    if (value.place[1] !== page) [page, hasSecond] = [value.place[1], false]
    const level = getLevel(value)
    if (level === 3 && !hasSecond) {
      findings.push(createSkippedFinding(value))
      // Only the first skipped heading is reported; the following ones depend on it.
      hasSecond = true
    }
    hasSecond ||= level === 2
  }
  return findings
}

/** Blocks that have a level-two heading even without a written title. */
const selfHeadedBlocks = new Set(['newestJobs', 'jobs', 'expression', 'locations'])

function getLevel({ place: path, shape, value, enclosing }: ShapedValue): 2 | 3 | null {
  const key = path.at(-1)
  if (path.length === 4) return isBlock(value) && selfHeadedBlocks.has(String(value.type)) ? 2 : null
  if (typeof value !== 'string') return null
  if (shape.format === 'markup') return value.startsWith('### ') ? 3 : value.startsWith('## ') ? 2 : null
  if (enclosing.type === 'heading' && key === 'text') return enclosing.level === 3 ? 3 : 2
  // A hero at the top of a page is the page's level-one heading.
  if (key !== 'title' || (enclosing.type === 'hero' && path[3] === 0)) return null
  return path.length === 5 || path[4] === 'columns' ? 2 : null
}

const isBlock = (value: unknown): value is { type: unknown } =>
  typeof value === 'object' && value !== null && 'type' in value

function createSkippedFinding({ place: path, value }: ShapedValue): SiteFinding {
  const found = { severity: 'error', code: 'heading-order', message: texts.headingOrder } as const
  const isOwnBlock = path.at(-1) === 'text'
  const edit = isOwnBlock
    ? { path: [...path.slice(0, -1), 'level'], value: 2 }
    : { path: path, value: String(value).replace('### ', '## ') }
  return createFinding(path, found, { label: texts.repair.raiseHeading, edits: [edit] })
}
