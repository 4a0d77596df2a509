import { siteCheckTexts as texts } from '../../texts/admin/siteChecks.texts'
import { createFinding, type SiteFinding } from '../site/siteFinding'
import type { SiteUnderCheck } from './checkedSite'

/** Maximum lengths that search results show, in characters. */
const maxCount = { title: 60, siteTitle: 60, description: 160 }

/** Reports titles and descriptions that search results would truncate. */
export function checkWording({ visible }: SiteUnderCheck): SiteFinding[] {
  return visible.flatMap(({ place: path, value }) => {
    const key = String(path.at(-1))
    const isTold = path.length === 1 ? key === 'siteTitle' : path[0] === 'pages' && path.length === 3
    const limit = isTold && Object.hasOwn(maxCount, key) ? maxCount[key as keyof typeof maxCount] : null
    if (limit === null || typeof value !== 'string' || value.length <= limit) return []
    const message = texts.longForSearch(value.length, limit)
    return [createFinding(path, { severity: 'warning', code: `long-${key}`, message })]
  })
}
