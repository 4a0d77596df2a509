import { getValue } from '../forms/answerPath'
import { isSameValue } from '../merge/mergeVersions'
import { parseConfig } from './siteAreas'
import type { SiteDraft } from './siteDraft'
import { getListAt } from './sitePlaces'

type IdentifiedSite = Pick<SiteDraft, 'configText' | 'ids'>

/**
 * Returns the site with ids that match another version of it. If the two have no id in common, because two users
 * opened a site without ids, pages are matched by path, and blocks and menu items by content, else by type.
 */
export function alignIds<Site extends IdentifiedSite>(site: Site, other: IdentifiedSite): Site {
  const otherIds = new Set(other.ids.pages.map(({ id }) => id))
  if (site.ids.pages.some(({ id }) => otherIds.has(id))) return site
  const [after, before] = [parseConfig(site.configText), parseConfig(other.configText)]
  const pages = getListAt(before, ['pages'])
  const aligned = getListAt(after, ['pages']).map((page, index) => {
    const position = pages.findIndex((item) =>
      isSameValue(getValue(item, ['path']), getValue(page, ['path'])),
    )
    const [current, before] = [site.ids.pages[index], other.ids.pages[position]]
    const blocks = current?.blocks ?? []
    if (!before) return { id: current?.id ?? '', blocks }
    const [now, oldValues] = [getListAt(page, ['blocks']), getListAt(pages[position], ['blocks'])]
    return { id: before.id, blocks: alignItems(now, blocks, oldValues, before.blocks, 'type') }
  })
  const [now, oldValues] = [getListAt(after, ['menuItems']), getListAt(before, ['menuItems'])]
  return {
    ...site,
    ids: { pages: aligned, menu: alignItems(now, site.ids.menu, oldValues, other.ids.menu, 'url') },
  }
}

function alignItems(
  now: readonly unknown[],
  ids: readonly string[],
  oldValues: readonly unknown[],
  oldIds: readonly string[],
  kind: string,
): string[] {
  const unmatched = new Map(oldValues.map((item, index) => [oldIds[index] ?? '', item]))
  const take = (isKnown: (item: unknown) => boolean) => {
    const [id] = [...unmatched].find(([, item]) => isKnown(item)) ?? []
    if (id !== undefined) unmatched.delete(id)
    return id
  }
  const same = now.map((item) => take((candidate) => isSameValue(candidate, item)))
  return now.map(
    (item, index) =>
      same[index] ??
      take((candidate) => isSameValue(getValue(candidate, [kind]), getValue(item, [kind]))) ??
      ids[index] ??
      '',
  )
}
