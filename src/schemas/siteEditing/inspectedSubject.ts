import { siteFieldTexts as fieldTexts } from '../../texts/admin/siteEditing.texts'
import { configShape } from '../clientConfig/configShape'
import type { JsonShape } from '../configShape/jsonShape'
import { valueAt } from '../forms/answerPath'
import { shapeAt } from '../site/shapeAt'
import type { SitePath } from '../site/siteDraft'
import { pathOf } from '../site/sitePlaces'
import { blockName, pageTitle } from './blockChanges'
import { menuLabel } from './menuChanges'

/** The thing whose properties a form asks: a block, a page, a menu item, the site itself. */
export interface InspectedSubject {
  path: SitePath
  /** What it is called. */
  title: string
  /** What it is for; '' where nobody says. */
  notes: string
  /** Undefined for a block that this version does not know. */
  shape: JsonShape | undefined
  /** What is asked of it. */
  keys: readonly string[]
  isPage: boolean
}

/** What else of these things is edited elsewhere: pages by the outline, the menu by its panel. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  pages: ['path', 'blocks'],
  menuItems: ['items'],
}

/** What is asked at this place; of nothing, or of a place that is gone, it is the site itself. */
export function inspectedSubject(raw: unknown, place: string | null): InspectedSubject {
  const path = subjectPath(raw, place === null ? [] : pathOf(place))
  const value = valueAt(raw, path)
  if (path.length === 0 || (value === undefined && path.length > 1)) return siteSubject()
  const shape = shapeAt(raw, path)
  const [list, at] = path
  const isBlock = isBlockPath(path)
  const isPage = list === 'pages' && !isBlock
  const skipped = isBlock ? [] : (elsewhere[String(list)] ?? [])
  return {
    path,
    title: isBlock ? blockName(value) : isPage ? pageTitle(raw, Number(at)) : nameOf(path, value),
    notes: shape?.description ?? '',
    shape: shape?.properties ? shape : undefined,
    keys: Object.keys(shape?.properties ?? {}).filter((key) => !skipped.includes(key)),
    isPage,
  }
}

function nameOf([list, at]: SitePath, value: unknown): string {
  const own = typeof at === 'number' ? menuLabel(value) : ''
  return own || fieldTexts.titleOf(String(list))
}

const isBlockPath = (path: SitePath) => path[2] === 'blocks' || path[0] === 'sidebarBlocks'

/** Where the thing stands that a place belongs to. */
export function subjectPath(raw: unknown, path: SitePath): SitePath {
  const [list, at, part, inside] = path
  if (list === undefined) return []
  const isBelow = part === 'blocks' || part === 'items'
  if (typeof at === 'number') return path.slice(0, isBelow && typeof inside === 'number' ? 4 : 2)
  return shapeAt(raw, [list])?.properties ? [list] : []
}

/** All of the site that is one text, picture or colour. */
function siteSubject(): InspectedSubject {
  const keys = Object.entries(configShape.properties ?? {}).flatMap(([key, { type }]) =>
    key !== '$schema' && [type].flat().includes('string') ? [key] : [],
  )
  return { path: [], title: fieldTexts.site, notes: '', shape: configShape, keys, isPage: false }
}
