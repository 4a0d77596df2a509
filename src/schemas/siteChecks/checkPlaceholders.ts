import { siteCheckTexts as texts } from '../../texts/admin/siteChecks.texts'
import { findPlaceholders } from '../markup/exampleTexts'
import { createFinding, type SiteFinding } from '../site/siteFinding'
import type { SiteUnderCheck } from './checkedSite'

/**
 * Reports placeholder texts of new blocks or site templates that were not replaced, because visitors would take them
 * for facts.
 */
export function checkPlaceholders({ values }: SiteUnderCheck): SiteFinding[] {
  return values.flatMap(({ place: path, value }) =>
    (typeof value === 'string' ? findPlaceholders(value) : []).map((found) =>
      createFinding(path, { severity: 'error', code: 'placeholder', message: texts.placeholder(found) }),
    ),
  )
}
