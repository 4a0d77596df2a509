import { siteEditingTexts as texts } from '../../texts/admin/siteEditing.texts'
import { isRecord } from '../configShape/checkShape'
import { getValue } from '../forms/answerPath'
import { getListAt } from '../site/sitePlaces'
import type { SiteChange } from './siteChange'

/** The position of a menu item or, with `below`, of an item in its submenu; both from 0. */
export interface MenuPlace {
  item: number
  below?: number
}

const listPath = ({ item, below }: MenuPlace) =>
  below === undefined ? ['menuItems'] : ['menuItems', item, 'items']
const getItemPath = (at: MenuPlace) => [...listPath(at), at.below ?? at.item]

export const getMenuPointer = (at: MenuPlace): string => `/${getItemPath(at).join('/')}`

/** Returns the item that a JSON Pointer leads to or into; null if there is none. */
export function findMenuPlace(pointer: string | null): MenuPlace | null {
  const found = /^\/menuItems\/(\d+)(?:\/items\/(\d+))?(?:\/|$)/.exec(pointer ?? '')
  if (!found) return null
  const item = Number(found[1])
  return found[2] === undefined ? { item } : { item, below: Number(found[2]) }
}

export const getMenu = (raw: unknown): readonly unknown[] => getListAt(raw, ['menuItems'])
export const getItemsBelow = (raw: unknown, item: number): readonly unknown[] =>
  getListAt(raw, ['menuItems', item, 'items'])

export function getMenuLabel(item: unknown): string {
  const { label, url } = isRecord(item) ? item : {}
  return [label, url].find((text): text is string => typeof text === 'string' && text !== '') ?? ''
}

/** Adds an item at the end of the menu and selects it. */
export function addMenuItem(raw: unknown, label: string, url: string): SiteChange {
  const at = { item: getMenu(raw).length }
  return {
    edits: [{ path: getItemPath(at), value: { label, url }, insert: true }],
    description: texts.menuAdded(label),
    select: getMenuPointer(at),
  }
}

/** Deletes an item and its submenu. */
export function deleteMenuItem(raw: unknown, at: MenuPlace): SiteChange {
  const isLastBelow = at.below !== undefined && getItemsBelow(raw, at.item).length === 1
  return {
    edits: [{ path: isLastBelow ? listPath(at) : getItemPath(at) }],
    description: texts.menuDeleted(getLabelAt(raw, at)),
    select: null,
  }
}

/** Moves an item among its siblings; null if it is already at that index. */
export function moveMenuItem(raw: unknown, at: MenuPlace, to: number): SiteChange | null {
  const count = getListAt(raw, listPath(at)).length
  const position = Math.max(0, Math.min(count - 1, to))
  if (position === (at.below ?? at.item)) return null
  const goal = at.below === undefined ? { item: position } : { item: at.item, below: position }
  return createMoveChange(raw, at, goal, texts.menuMoved(getLabelAt(raw, at), position + 1, count))
}

/**
 * Moves an item to the end of the previous item's submenu; null if that is impossible, because submenus cannot be
 * nested.
 */
export function moveMenuItemBelow(raw: unknown, at: MenuPlace): SiteChange | null {
  if (at.below !== undefined || at.item === 0 || getItemsBelow(raw, at.item).length > 0) return null
  const above = { item: at.item - 1 }
  const goal = { ...above, below: getItemsBelow(raw, above.item).length }
  return createMoveChange(raw, at, goal, texts.menuBelow(getLabelAt(raw, at), getLabelAt(raw, above)))
}

/** Moves an item out of a submenu to the position after its parent; null if it is not in a submenu. */
export function moveMenuItemOut(raw: unknown, at: MenuPlace): SiteChange | null {
  if (at.below === undefined) return null
  const isLast = getItemsBelow(raw, at.item).length === 1
  const change = createMoveChange(raw, at, { item: at.item + 1 }, texts.menuOut(getLabelAt(raw, at)))
  const emptiedRow = { path: listPath(at) }
  return isLast ? { ...change, edits: [...change.edits, emptiedRow] } : change
}

function createMoveChange(raw: unknown, at: MenuPlace, to: MenuPlace, description: string): SiteChange {
  const value = getValue(raw, getItemPath(at))
  const edits = [{ path: getItemPath(at) }, { path: getItemPath(to), value, insert: true }]
  return { edits, description, select: getMenuPointer(to) }
}

const getLabelAt = (raw: unknown, at: MenuPlace) => getMenuLabel(getValue(raw, getItemPath(at)))
