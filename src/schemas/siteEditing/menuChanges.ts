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
  const match = /^\/menuItems\/(\d+)(?:\/items\/(\d+))?(?:\/|$)/.exec(pointer ?? '')
  if (!match) return null
  const item = Number(match[1])
  return match[2] === undefined ? { item } : { item, below: Number(match[2]) }
}

export const getMenu = (rawConfig: unknown): readonly unknown[] => getListAt(rawConfig, ['menuItems'])
export const getItemsBelow = (rawConfig: unknown, item: number): readonly unknown[] =>
  getListAt(rawConfig, ['menuItems', item, 'items'])

export function getMenuLabel(item: unknown): string {
  const { label, url } = isRecord(item) ? item : {}
  return [label, url].find((text): text is string => typeof text === 'string' && text !== '') ?? ''
}

/** Adds an item at the end of the menu and selects it. */
export function addMenuItem(rawConfig: unknown, label: string, url: string): SiteChange {
  const at = { item: getMenu(rawConfig).length }
  return {
    edits: [{ path: getItemPath(at), value: { label, url }, insert: true }],
    description: texts.menuAdded(label),
    select: getMenuPointer(at),
  }
}

/** Deletes an item and its submenu. */
export function deleteMenuItem(rawConfig: unknown, at: MenuPlace): SiteChange {
  const isLastBelow = at.below !== undefined && getItemsBelow(rawConfig, at.item).length === 1
  return {
    edits: [{ path: isLastBelow ? listPath(at) : getItemPath(at) }],
    description: texts.menuDeleted(getLabelAt(rawConfig, at)),
    select: null,
  }
}

/** Moves an item among its siblings; null if it is already at that index. */
export function moveMenuItem(rawConfig: unknown, at: MenuPlace, index: number): SiteChange | null {
  const count = getListAt(rawConfig, listPath(at)).length
  const position = Math.max(0, Math.min(count - 1, index))
  if (position === (at.below ?? at.item)) return null
  const target = at.below === undefined ? { item: position } : { item: at.item, below: position }
  return createMoveChange(rawConfig, at, target, texts.menuMoved(getLabelAt(rawConfig, at), position + 1, count))
}

/**
 * Moves an item to the end of the previous item's submenu; null if that is impossible, because submenus cannot be
 * nested.
 */
export function moveMenuItemBelow(rawConfig: unknown, at: MenuPlace): SiteChange | null {
  if (at.below !== undefined || at.item === 0 || getItemsBelow(rawConfig, at.item).length > 0) return null
  const previousItem = { item: at.item - 1 }
  const target = { ...previousItem, below: getItemsBelow(rawConfig, previousItem.item).length }
  return createMoveChange(rawConfig, at, target, texts.menuBelow(getLabelAt(rawConfig, at), getLabelAt(rawConfig, previousItem)))
}

/** Moves an item out of a submenu to the position after its parent; null if it is not in a submenu. */
export function moveMenuItemOut(rawConfig: unknown, at: MenuPlace): SiteChange | null {
  if (at.below === undefined) return null
  const isLast = getItemsBelow(rawConfig, at.item).length === 1
  const change = createMoveChange(rawConfig, at, { item: at.item + 1 }, texts.menuOut(getLabelAt(rawConfig, at)))
  const emptiedRow = { path: listPath(at) }
  return isLast ? { ...change, edits: [...change.edits, emptiedRow] } : change
}

function createMoveChange(rawConfig: unknown, at: MenuPlace, target: MenuPlace, description: string): SiteChange {
  const value = getValue(rawConfig, getItemPath(at))
  const edits = [{ path: getItemPath(at) }, { path: getItemPath(target), value, insert: true }]
  return { edits, description, select: getMenuPointer(target) }
}

const getLabelAt = (rawConfig: unknown, at: MenuPlace) => getMenuLabel(getValue(rawConfig, getItemPath(at)))
