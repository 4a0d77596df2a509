import type { SiteDraft } from '../../../schemas/site/siteDraft'
import type { SiteFinding } from '../../../schemas/site/siteFinding'
import { studioVersionTexts as texts } from '../../../texts/admin/siteVersions.texts'
import type { AccessibilityFault } from '../canvas/canvasMessages'

/**
 * Converts accessibility faults to findings. A fault is an error if the client can fix it: in a part of its site, its
 * stylesheet or its colours. Faults of the product itself do not prevent publishing.
 */
export function convertFaults(
  faults: readonly AccessibilityFault[],
  draft: SiteDraft,
  raw: unknown,
): SiteFinding[] {
  const findingsByName = new Map<string, SiteFinding>()
  for (const fault of faults) {
    const finding = getFinding(fault, draft, raw)
    const name = `${finding.code} ${finding.file} ${finding.path}`
    if (!findingsByName.has(name)) findingsByName.set(name, finding)
  }
  return [...findingsByName.values()]
}

function getFinding(
  { rule, help, place, page }: AccessibilityFault,
  draft: SiteDraft,
  raw: unknown,
): SiteFinding {
  const found = { code: `axe-${rule}`, message: texts.fault(help, page) }
  if (place !== null) return { ...found, severity: 'error', file: 'config.json', path: place }
  if (draft.files[customStyles]) return { ...found, severity: 'error', file: customStyles, path: '' }
  const isOfLook = rule === 'color-contrast' && Object(raw).look !== undefined
  return {
    ...found,
    severity: isOfLook ? 'error' : 'warning',
    file: 'config.json',
    path: isOfLook ? '/look' : '',
  }
}

const customStyles = 'styles.min.css'
