import { siteCheckTexts as texts } from '../../texts/admin/siteChecks.texts'
import { findPlaceholders } from '../markup/exampleTexts'
import { findingAt, type SiteFinding } from '../site/siteFinding'
import type { SiteUnderCheck } from './checkedSite'

/** Example text of a new block or a starting site that nobody has replaced yet: visitors would take it for a fact. */
export function checkPlaceholders({ values }: SiteUnderCheck): SiteFinding[] {
  return values.flatMap(({ place, value }) =>
    (typeof value === 'string' ? findPlaceholders(value) : []).map((found) =>
      findingAt(place, { severity: 'error', code: 'placeholder', message: texts.placeholder(found) }),
    ),
  )
}
