import { siteFieldTexts as fieldTexts } from '../../texts/admin/siteEditing.texts'
import { configShape } from '../clientConfig/configShape'
import type { JsonShape } from '../configShape/checkShape'
import { getValue } from '../forms/answerPath'
import { findShape } from '../site/findShape'
import type { SitePath } from '../site/siteDraft'
import { parseJsonPointer } from '../site/sitePlaces'
import { getMenuLabel } from './menuChanges'
import { getBlockName, getPageTitle } from './siteChange'

/** The object whose properties the inspector form edits: a block, a page, a menu item, or the site itself. */
export interface InspectedSubject {
  path: SitePath
  /** The name of the object on screen. */
  title: string
  /** A description of its purpose; '' if the shape has none. */
  notes: string
  /** Undefined for a block that this version does not know. */
  shape: JsonShape | undefined
  /** The properties that the form edits. */
  keys: readonly string[]
  isPage: boolean
}

/** Properties that other parts of the studio edit: pages in the outline, menu items in the menu panel. */
const separateKeys: Readonly<Record<string, readonly string[]>> = {
  pages: ['path', 'blocks'],
  menuItems: ['items'],
}

/** Returns the subject at this place; the site itself if no place is given or the place no longer exists. */
export function getInspectedSubject(rawConfig: unknown, place: string | null): InspectedSubject {
  const path = getSubjectPath(rawConfig, place === null ? [] : parseJsonPointer(place))
  const value = getValue(rawConfig, path)
  if (path.length === 0 || (value === undefined && path.length > 1)) return createSiteSubject()
  const shape = findShape(rawConfig, path)
  const [list, index] = path
  const isBlock = isBlockPath(path)
  const isPage = list === 'pages' && !isBlock
  const skippedKeys = isBlock ? [] : (separateKeys[String(list)] ?? [])
  return {
    path,
    title: isBlock
      ? getBlockName(value)
      : isPage
        ? getPageTitle(rawConfig, Number(index))
        : getSubjectName(path, value),
    notes: shape?.description ?? '',
    shape: shape?.properties ? shape : undefined,
    keys: Object.keys(shape?.properties ?? {}).filter((key) => !skippedKeys.includes(key)),
    isPage,
  }
}

function getSubjectName([list, index]: SitePath, value: unknown): string {
  const label = typeof index === 'number' ? getMenuLabel(value) : ''
  return label || fieldTexts.getPropertyTitle(String(list))
}

const isBlockPath = (path: SitePath) => path[2] === 'blocks' || path[0] === 'sidebarBlocks'

/**
 * Returns the path of the block, page, menu item or settings object that contains a place; [] for the site itself.
 */
export function getSubjectPath(rawConfig: unknown, path: SitePath): SitePath {
  const [list, index, part, child] = path
  if (list === undefined) return []
  const isBelow = part === 'blocks' || part === 'items'
  if (typeof index === 'number') return path.slice(0, isBelow && typeof child === 'number' ? 4 : 2)
  return findShape(rawConfig, [list])?.properties ? [list] : []
}

/** Returns the subject for the site itself: its top-level properties that are a text, picture or colour. */
function createSiteSubject(): InspectedSubject {
  const keys = Object.entries(configShape.properties ?? {}).flatMap(([key, { type }]) =>
    key !== '$schema' && [type].flat().includes('string') ? [key] : [],
  )
  return { path: [], title: fieldTexts.site, notes: '', shape: configShape, keys, isPage: false }
}
