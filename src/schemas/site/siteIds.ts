import { getValue } from '../forms/answerPath'
import { editValue } from './editValue'
import type { SiteEdit, SiteIds } from './siteDraft'
import { getListAt, isRemoval } from './sitePlaces'

type PageIds = SiteIds['pages'][number]

/** Matches ids to the parsed config.json. Missing or duplicate ids are replaced by new ones. */
export function fitIds(rawConfig: unknown, ids: SiteIds, createId: () => string): SiteIds {
  const seenIds = new Set<string>()
  const assignId = (id: string | undefined) => {
    const assignedId = id && !seenIds.has(id) ? id : createId()
    seenIds.add(assignedId)
    return assignedId
  }
  return {
    pages: getListAt(rawConfig, ['pages']).map((page, index) => ({
      id: assignId(ids.pages[index]?.id),
      blocks: getListAt(page, ['blocks']).map((_, block) => assignId(ids.pages[index]?.blocks[block])),
    })),
    menu: getListAt(rawConfig, ['menuItems']).map((_, index) => assignId(ids.menu[index])),
  }
}

/**
 * Returns the ids after these edits of `rawConfig`. A value that is removed and inserted again counts as moved and keeps
 * its id; a page also keeps the ids of its blocks.
 */
export function applyEditsToIds(
  ids: SiteIds,
  rawConfig: unknown,
  edits: readonly SiteEdit[],
  createId: () => string,
): SiteIds {
  if (edits.every(({ path }) => isInsideItem(path, ids))) return ids
  const movedIds = new Map<string, (PageIds | string)[]>()
  let currentIds = ids
  let value = rawConfig
  for (const edit of edits) {
    currentIds = applyEditToIds(currentIds, value, edit, movedIds)
    value = editValue(value, [edit])
  }
  return fitIds(value, currentIds, createId)
}

/**
 * Returns true if an edit changes only the inside of a block, page or menu item, so that no id is added or removed.
 */
function isInsideItem([list, index, part, block, rest]: SiteEdit['path'], { pages, menu }: SiteIds): boolean {
  if (list === 'menuItems') return part !== undefined && menu[Number(index)] !== undefined
  if (list !== 'pages') return true
  const page = pages[Number(index)]
  if (part === 'blocks') return rest !== undefined && page?.blocks[Number(block)] !== undefined
  return part !== undefined && page !== undefined
}

function applyEditToIds(
  ids: SiteIds,
  rawConfig: unknown,
  edit: SiteEdit,
  movedIds: Map<string, (PageIds | string)[]>,
): SiteIds {
  const [list, index, part, block] = edit.path
  const length = edit.path.length
  if (list === 'menuItems' && length === 2) {
    return { ...ids, menu: shiftIds(ids.menu, Number(index), rawConfig, edit, movedIds) }
  }
  if (list === 'pages' && length === 2) {
    return { ...ids, pages: shiftIds(ids.pages, Number(index), rawConfig, edit, movedIds) }
  }
  const page = ids.pages[Number(index)]
  if (list !== 'pages' || part !== 'blocks' || length !== 4 || !page) return ids
  const blocks = shiftIds(page.blocks, Number(block), rawConfig, edit, movedIds)
  return { ...ids, pages: ids.pages.with(Number(index), { ...page, blocks }) }
}

function shiftIds<Ids extends PageIds | string>(
  ids: readonly Ids[],
  index: number,
  rawConfig: unknown,
  edit: SiteEdit,
  movedIds: Map<string, (PageIds | string)[]>,
): Ids[] {
  const kind = String(edit.path.at(-2))
  const getKey = (value: unknown) => `${kind} ${JSON.stringify(value)}`
  if (isRemoval(edit)) {
    const id = ids[index]
    const key = getKey(getValue(rawConfig, edit.path))
    if (id !== undefined) movedIds.set(key, [...(movedIds.get(key) ?? []), id])
    return ids.toSpliced(index, 1)
  }
  if (!edit.insert) return [...ids]
  const movedId = movedIds.get(getKey(edit.value))?.shift()
  // `fitIds` assigns the ids of new items after all edits have been applied.
  const placeholderId = (kind === 'pages' ? { id: '', blocks: [] } : '') as Ids
  return ids.toSpliced(index, 0, (movedId as Ids | undefined) ?? placeholderId)
}

/** Returns the id of the block, menu item or page at or above a place, and the rest of the path below it. */
function getIdAt({ pages, menu }: SiteIds, pointer: string): { id: string; pathBelow: string } | null {
  const [, list, index, part, block, ...rest] = pointer.split('/')
  if (list === 'menuItems') {
    const id = menu[Number(index)]
    return id === undefined ? null : { id, pathBelow: pointer.split('/').slice(3).join('/') }
  }
  const page = list === 'pages' ? pages[Number(index)] : undefined
  const blockId = part === 'blocks' ? page?.blocks[Number(block)] : undefined
  if (blockId !== undefined) return { id: blockId, pathBelow: rest.join('/') }
  return page ? { id: page.id, pathBelow: pointer.split('/').slice(3).join('/') } : null
}

/** Returns the place of the item with this id; null if there is none. */
export function getPlaceOfId({ pages, menu }: SiteIds, id: string): string | null {
  const menuIndex = menu.indexOf(id)
  if (menuIndex >= 0) return `/menuItems/${menuIndex}`
  for (const [index, page] of pages.entries()) {
    if (page.id === id) return `/pages/${index}`
    const blockIndex = page.blocks.indexOf(id)
    if (blockIndex >= 0) return `/pages/${index}/blocks/${blockIndex}`
  }
  return null
}

/** Maps a place to the same item's place after the file has changed; null if the item is gone. */
export function getPlaceAfterChange(
  pointer: string,
  originalIds: SiteIds,
  changedIds: SiteIds,
): string | null {
  const item = getIdAt(originalIds, pointer)
  if (!item) return pointer
  const place = getPlaceOfId(changedIds, item.id)
  return place === null || item.pathBelow === '' ? place : `${place}/${item.pathBelow}`
}

/** Returns the place of the only new page, block or menu item; null if there is none or more than one. */
export function getPlaceOfNewItem(originalIds: SiteIds, changedIds: SiteIds): string | null {
  const previousIds = new Set(getIds(originalIds))
  const newPageIds = changedIds.pages.filter(({ id }) => !previousIds.has(id)).map(({ id }) => id)
  // A new page brings its blocks and possibly menu items with it, so the page takes precedence.
  const candidateIds =
    newPageIds.length > 0 ? newPageIds : getIds(changedIds).filter((id) => !previousIds.has(id))
  const [onlyId, ...otherIds] = candidateIds
  return onlyId === undefined || otherIds.length > 0 ? null : getPlaceOfId(changedIds, onlyId)
}

const getIds = ({ pages, menu }: SiteIds) => [...pages.flatMap(({ id, blocks }) => [id, ...blocks]), ...menu]
