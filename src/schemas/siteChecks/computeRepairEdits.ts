import { editValue } from '../site/editValue'
import type { SiteEdit } from '../site/siteDraft'
import type { SiteFinding } from '../site/siteFinding'
import { checkSite } from './checkSite'
import type { SiteCheckInput } from './parsedSite'

/** A safety limit: one repair can cause another finding, but a real site needs far fewer repairs. */
const maxRepairs = 500

/**
 * Returns the edits of all automatic repairs, to be applied in order. Each repair is computed on the result of the
 * previous repairs, and no repair is tried twice.
 */
export function computeRepairEdits(site: SiteCheckInput): SiteEdit[] {
  const edits: SiteEdit[] = []
  const attemptedRepairs = new Set<string>()
  let currentSite = site
  for (let count = 0; count < maxRepairs; count += 1) {
    const nextFinding = checkSite(currentSite).find(
      (finding) => finding.repair && !attemptedRepairs.has(getFindingKey(finding)),
    )
    if (!nextFinding?.repair) return edits
    attemptedRepairs.add(getFindingKey(nextFinding))
    edits.push(...nextFinding.repair.edits)
    currentSite = {
      ...currentSite,
      configText: applyEditsToJson(currentSite.configText, nextFinding.repair.edits),
    }
  }
  return edits
}

const getFindingKey = ({ code, path, message, repair }: SiteFinding) =>
  JSON.stringify([code, path, message, repair?.edits])

function applyEditsToJson(configText: string, edits: readonly SiteEdit[]): string {
  return JSON.stringify(editValue(configText === '' ? {} : JSON.parse(configText), edits))
}
