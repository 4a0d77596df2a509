import { siteChangeTexts as texts } from '../../texts/admin/siteVersions.texts'
import { configShape } from '../clientConfig/configShape'
import { isRecord, type JsonShape } from '../configShape/checkShape'
import { describePages, getList } from './describePages'
import type { SiteIds } from './siteDraft'
import { type FolderContent, listChangedFiles, parseConfig } from './sitePermissions'

/** A version of a site with the ids that identify its parts. */
export type SiteParts = FolderContent & { ids: SiteIds }

const maxLength = 60

/**
 * Describes the differences in `after`, one line each: first pages, blocks and menu (matched by id), then everything
 * else.
 */
export function describeSiteChanges(before: SiteParts, after: SiteParts): string[] {
  const [previousConfig, currentConfig] = [parseConfig(before.configText), parseConfig(after.configText)]
  const lines = [
    ...describePages({ config: previousConfig, ids: before.ids }, { config: currentConfig, ids: after.ids }),
    ...describeMenu(previousConfig, currentConfig, before.ids, after.ids),
    ...describeKeys(previousConfig, currentConfig),
    ...describeFiles(before, after),
  ]
  return lines.length === 0 && before.configText !== after.configText ? [texts.formatting] : lines
}

function describeMenu(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  idsBefore: SiteIds,
  idsAfter: SiteIds,
): string[] {
  const getItemLabel = (item: unknown) => (isRecord(item) ? `${item.label} (${item.url})` : '')
  const getIdentifiedItems = (config: Record<string, unknown>, ids: SiteIds) =>
    getList(config, 'menuItems').map((item, index) => ({ item, id: ids.menu[index] ?? getItemLabel(item) }))
  const [oldItems, newItems] = [getIdentifiedItems(before, idsBefore), getIdentifiedItems(after, idsAfter)]
  const hasCommonIds = oldItems.some(({ id }) => newItems.some((candidate) => candidate.id === id))
  const getKey = ({ id, item }: { id: string; item: unknown }) => (hasCommonIds ? id : getItemLabel(item))
  const oldByKey = new Map(oldItems.map((candidate) => [getKey(candidate), candidate.item]))
  const newByKey = new Map(newItems.map((candidate) => [getKey(candidate), candidate.item]))
  const retainedKeys = [...oldByKey.keys()].filter((key) => newByKey.has(key))
  const newOrder = [...newByKey.keys()].filter((key) => oldByKey.has(key))
  return [
    ...[...newByKey].flatMap(([key, item]) =>
      oldByKey.has(key) ? [] : [texts.menuAdded(getItemLabel(item))],
    ),
    ...[...oldByKey].flatMap(([key, item]) =>
      newByKey.has(key) ? [] : [texts.menuRemoved(getItemLabel(item))],
    ),
    ...retainedKeys.flatMap((key) => {
      const [from, to] = [oldByKey.get(key), newByKey.get(key)]
      return JSON.stringify(from) === JSON.stringify(to)
        ? []
        : [texts.menuChanged(getItemLabel(from), getItemLabel(to))]
    }),
    ...(retainedKeys.join() === newOrder.join() ? [] : [texts.menuOrdered]),
  ]
}

/** Describes the changes of all other keys, also within the theme: short values are quoted, other values only named. */
function describeKeys(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  shape: JsonShape = configShape,
  path = '',
): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !['pages', 'menuItems', '$schema'].includes(key),
  )
  return keys.flatMap((key) => {
    const [from, to] = [before[key], after[key]]
    if (JSON.stringify(from) === JSON.stringify(to)) return []
    const label = `${path}${getLabel(shape, key)}`
    const part = shape.properties?.[key]
    if (part?.properties && isRecord(to) && (from === undefined || isRecord(from)))
      return describeKeys(from ?? {}, to, part, `${label}: `)
    if (to === undefined) return [texts.valueRemoved(label)]
    if (!isShort(to) || (from !== undefined && !isShort(from))) return [texts.partChanged(label)]
    return [
      from === undefined || from === null
        ? texts.valueSet(label, String(to))
        : texts.valueChanged(label, String(from), String(to)),
    ]
  })
}

function isShort(value: unknown): boolean {
  return value === null || (typeof value !== 'object' && String(value).length <= maxLength)
}

/**
 * Returns the title of a key from the shape ('Site title'), else a text derived from the key: themeColor → 'Theme
 * color'.
 */
function getLabel(shape: JsonShape, key: string): string {
  const title = shape.properties?.[key]?.title
  const name = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return title ?? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
}

function describeFiles(before: FolderContent, after: FolderContent): string[] {
  return listChangedFiles(before, after).map((name) => {
    if (!Object.hasOwn(before.files, name)) return texts.fileAdded(name)
    return Object.hasOwn(after.files, name) ? texts.fileReplaced(name) : texts.fileRemoved(name)
  })
}
