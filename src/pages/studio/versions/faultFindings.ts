import type { SiteDraft } from '../../../schemas/site/siteDraft'
import type { SiteFinding } from '../../../schemas/site/siteFinding'
import { studioVersionTexts as texts } from '../../../texts/admin/siteVersions.texts'
import type { AccessibilityFault } from '../canvas/canvasMessages'

/**
 * What was found in the pages, as everything is told that is to be mended. An error is what the client can mend: of a part of
 * its site, of its own stylesheet or of its colours. What the product itself has wrong keeps nobody from publishing.
 */
export function faultFindings(
  faults: readonly AccessibilityFault[],
  draft: SiteDraft,
  raw: unknown,
): SiteFinding[] {
  const known = new Map<string, SiteFinding>()
  for (const fault of faults) {
    const finding = findingOf(fault, draft, raw)
    const name = `${finding.code} ${finding.file} ${finding.path}`
    if (!known.has(name)) known.set(name, finding)
  }
  return [...known.values()]
}

function findingOf(
  { rule, help, place, page }: AccessibilityFault,
  draft: SiteDraft,
  raw: unknown,
): SiteFinding {
  const found = { code: `axe-${rule}`, message: texts.fault(help, page) }
  if (place !== null) return { ...found, severity: 'error', file: 'config.json', path: place }
  if (draft.files[ownStyles]) return { ...found, severity: 'error', file: ownStyles, path: '' }
  const isOfLook = rule === 'color-contrast' && Object(raw).look !== undefined
  return {
    ...found,
    severity: isOfLook ? 'error' : 'warning',
    file: 'config.json',
    path: isOfLook ? '/look' : '',
  }
}

const ownStyles = 'styles.min.css'
