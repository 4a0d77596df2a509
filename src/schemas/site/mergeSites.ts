import { isRecord } from '../configShape/checkShape'
import { getValue } from '../forms/answerPath'
import {
  type Choices,
  type DescribedConflict,
  describeConflicts,
  isSameValue,
  type MergeRules,
  mergeVersions,
  type Versions,
} from '../merge/mergeVersions'
import { describeSiteChanges, type SiteParts } from './describeSiteChanges'
import { applyEdits } from './editConfig'
import type { SiteDraft, SiteEdit, SiteIds, SitePath } from './siteDraft'
import { parseConfig } from './sitePermissions'
import { getListAt } from './sitePlaces'

/** The temporary key for the ids of pages, blocks and menu items during a merge; config.json never contains it. */
const idKey = '#id'

const rules: MergeRules = {
  getId: (item) => (isRecord(item) && typeof item[idKey] === 'string' ? item[idKey] : undefined),
  isAtomic: (_key, path) => path.startsWith('/files/'),
}

/** A site with the ids inside its pages, blocks and menu items. `config` is the text if it is not a JSON object. */
interface KeyedSite {
  config: Record<string, unknown> | string
  files: SiteParts['files']
}

/** Merges the local edits with those that another user saved. */
export function mergeSites(versions: Versions<SiteParts>, choices?: Choices): SiteParts {
  return extractIds(mergeVersions(toKeyedVersions(versions), rules, choices), versions.mine.configText)
}

/** Describes the parts of a site that both users changed. */
export function describeSiteConflicts(versions: Versions<SiteParts>): DescribedConflict[] {
  const keyedSites = toKeyedVersions(versions)
  const { configText } = versions.base
  return describeConflicts(keyedSites, rules, (before, after) =>
    describeSiteChanges(extractIds(before, configText), extractIds(after, configText)),
  )
}

function toKeyedVersions({ base, mine, theirs }: Versions<SiteParts>): Versions<KeyedSite> {
  return {
    base: embedIds(base),
    mine: embedIds(alignIds(mine, base)),
    theirs: embedIds(alignIds(theirs, base)),
  }
}

function embedIds({ configText, files, ids }: SiteParts): KeyedSite {
  const parsedConfig = readRecord(configText)
  if (parsedConfig === undefined) return { config: configText, files }
  const pages = getListAt(parsedConfig, ['pages']).map((page, index) =>
    isRecord(page) && Array.isArray(page.blocks)
      ? { ...page, blocks: addIdKeys(page.blocks, ids.pages[index]?.blocks ?? []) }
      : page,
  )
  const pageIds = ids.pages.map(({ id }) => id)
  return {
    config: {
      ...parsedConfig,
      ...(Array.isArray(parsedConfig.pages) ? { pages: addIdKeys(pages, pageIds) } : {}),
      ...(Array.isArray(parsedConfig.menuItems)
        ? { menuItems: addIdKeys(parsedConfig.menuItems, ids.menu) }
        : {}),
    },
    files,
  }
}

function addIdKeys(items: readonly unknown[], ids: readonly string[]): unknown[] {
  return items.map((item, index) => (isRecord(item) ? { ...item, [idKey]: ids[index] } : item))
}

/** @param configText the text whose formatting is kept for unchanged parts */
function extractIds({ config, files }: KeyedSite, configText: string): SiteParts {
  if (typeof config === 'string') return { configText: config, files, ids: { pages: [], menu: [] } }
  const getId = (item: unknown) => rules.getId(item, '') ?? ''
  const ids: SiteIds = {
    pages: getListAt(config, ['pages']).map((page) => ({
      id: getId(page),
      blocks: getListAt(page, ['blocks']).map(getId),
    })),
    menu: getListAt(config, ['menuItems']).map(getId),
  }
  const parsedConfig = JSON.parse(
    JSON.stringify(config, (key, value: unknown) => (key === idKey ? undefined : value)),
  ) as Record<string, unknown>
  const existingConfig = readRecord(configText)
  if (existingConfig === undefined) return { configText: JSON.stringify(parsedConfig, null, 2), files, ids }
  return { configText: applyEdits(configText, getEditsBetween(existingConfig, parsedConfig, [])), files, ids }
}

/** Returns the smallest edits, so that unchanged parts keep their formatting. */
function getEditsBetween(before: unknown, after: unknown, path: SitePath): SiteEdit[] {
  if (isSameValue(before, after)) return []
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => getEditsBetween(before[key], after[key], [...path, key]))
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((item, index) => getEditsBetween(before[index], item, [...path, index]))
  return [{ path, value: after }]
}

/** Parses the text; undefined if it is not a JSON object. */
function readRecord(configText: string): Record<string, unknown> | undefined {
  if (configText.trim() === '') return {}
  try {
    const parsedConfig: unknown = JSON.parse(configText)
    return isRecord(parsedConfig) ? parsedConfig : undefined
  } catch {
    return undefined
  }
}

type IdentifiedSite = Pick<SiteDraft, 'configText' | 'ids'>

/**
 * Returns the site with ids that match another version of it. If the two have no id in common, because two users
 * opened a site without ids, pages are matched by path, blocks by content or else by type, and menu items by content or
 * else by address.
 */
function alignIds<Site extends IdentifiedSite>(site: Site, other: IdentifiedSite): Site {
  const otherIds = new Set(other.ids.pages.map(({ id }) => id))
  if (site.ids.pages.some(({ id }) => otherIds.has(id))) return site
  const [after, before] = [parseConfig(site.configText), parseConfig(other.configText)]
  const pages = getListAt(before, ['pages'])
  const alignedPages = getListAt(after, ['pages']).map((page, index) => {
    const position = pages.findIndex((item) =>
      isSameValue(getValue(item, ['path']), getValue(page, ['path'])),
    )
    const [pageIds, otherPageIds] = [site.ids.pages[index], other.ids.pages[position]]
    const blocks = pageIds?.blocks ?? []
    if (!otherPageIds) return { id: pageIds?.id ?? '', blocks }
    const [items, otherItems] = [getListAt(page, ['blocks']), getListAt(pages[position], ['blocks'])]
    return { id: otherPageIds.id, blocks: alignItems(items, blocks, otherItems, otherPageIds.blocks, 'type') }
  })
  const [items, otherItems] = [getListAt(after, ['menuItems']), getListAt(before, ['menuItems'])]
  return {
    ...site,
    ids: {
      pages: alignedPages,
      menu: alignItems(items, site.ids.menu, otherItems, other.ids.menu, 'url'),
    },
  }
}

/**
 * Returns the ids of the items. An item with the same content as one of `otherItems`, or else with the same `property`,
 * gets the id of that item.
 */
function alignItems(
  items: readonly unknown[],
  ids: readonly string[],
  otherItems: readonly unknown[],
  otherIds: readonly string[],
  property: string,
): string[] {
  const unmatchedItems = new Map(otherItems.map((item, index) => [otherIds[index] ?? '', item]))
  const takeUnmatched = (isMatch: (item: unknown) => boolean) => {
    const [id] = [...unmatchedItems].find(([, item]) => isMatch(item)) ?? []
    if (id !== undefined) unmatchedItems.delete(id)
    return id
  }
  const idsByContent = items.map((item) => takeUnmatched((candidate) => isSameValue(candidate, item)))
  return items.map(
    (item, index) =>
      idsByContent[index] ??
      takeUnmatched((candidate) =>
        isSameValue(getValue(candidate, [property]), getValue(item, [property])),
      ) ??
      ids[index] ??
      '',
  )
}
