import { siteEditingTexts as texts } from '../../texts/admin/siteEditing.texts'
import { isRecord } from '../configShape/checkShape'
import { getValue } from '../forms/answerPath'
import { getListAt } from '../site/sitePlaces'
import type { SiteChange } from './siteChange'

/** The position of a menu item or, with `subItem`, of an item in its submenu; both from 0. */
export interface MenuPlace {
  item: number
  subItem?: number
}

const getListPath = ({ item, subItem }: MenuPlace) =>
  subItem === undefined ? ['menuItems'] : ['menuItems', item, 'items']
const getItemPath = (place: MenuPlace) => [...getListPath(place), place.subItem ?? place.item]

export const getMenuPointer = (place: MenuPlace): string => `/${getItemPath(place).join('/')}`

/** Returns the item that a JSON Pointer leads to or into; null if there is none. */
export function findMenuPlace(pointer: string | null): MenuPlace | null {
  const match = /^\/menuItems\/(\d+)(?:\/items\/(\d+))?(?:\/|$)/.exec(pointer ?? '')
  if (!match) return null
  const item = Number(match[1])
  return match[2] === undefined ? { item } : { item, subItem: Number(match[2]) }
}

export const getMenu = (rawConfig: unknown): readonly unknown[] => getListAt(rawConfig, ['menuItems'])
export const getSubmenuItems = (rawConfig: unknown, item: number): readonly unknown[] =>
  getListAt(rawConfig, ['menuItems', item, 'items'])

export function getMenuLabel(item: unknown): string {
  const { label, url } = isRecord(item) ? item : {}
  return [label, url].find((text): text is string => typeof text === 'string' && text !== '') ?? ''
}

/** Returns the change that adds an item at the end of the menu and selects it. */
export function addMenuItem(rawConfig: unknown, label: string, url: string): SiteChange {
  const place = { item: getMenu(rawConfig).length }
  return {
    edits: [{ path: getItemPath(place), value: { label, url }, insert: true }],
    description: texts.menuAdded(label),
    select: getMenuPointer(place),
  }
}

/** Returns the change that deletes an item and its submenu. */
export function deleteMenuItem(rawConfig: unknown, place: MenuPlace): SiteChange {
  const isOnlySubItem = place.subItem !== undefined && getSubmenuItems(rawConfig, place.item).length === 1
  return {
    edits: [{ path: isOnlySubItem ? getListPath(place) : getItemPath(place) }],
    description: texts.menuDeleted(getLabelAt(rawConfig, place)),
    select: null,
  }
}

/** Returns the change that moves an item among its siblings; null if it is already at that index. */
export function moveMenuItem(rawConfig: unknown, place: MenuPlace, index: number): SiteChange | null {
  const count = getListAt(rawConfig, getListPath(place)).length
  const position = Math.max(0, Math.min(count - 1, index))
  if (position === (place.subItem ?? place.item)) return null
  const target = place.subItem === undefined ? { item: position } : { item: place.item, subItem: position }
  return createMoveChange(
    rawConfig,
    place,
    target,
    texts.menuMoved(getLabelAt(rawConfig, place), position + 1, count),
  )
}

/**
 * Returns the change that moves an item to the end of the previous item's submenu; null if that is
 * impossible, because submenus cannot be nested.
 */
export function moveMenuItemIntoSubmenu(rawConfig: unknown, place: MenuPlace): SiteChange | null {
  if (place.subItem !== undefined || place.item === 0 || getSubmenuItems(rawConfig, place.item).length > 0)
    return null
  const previousItem = { item: place.item - 1 }
  const target = { ...previousItem, subItem: getSubmenuItems(rawConfig, previousItem.item).length }
  return createMoveChange(
    rawConfig,
    place,
    target,
    texts.menuMovedIntoSubmenu(getLabelAt(rawConfig, place), getLabelAt(rawConfig, previousItem)),
  )
}

/**
 * Returns the change that moves an item out of a submenu to the position after its parent; null if it is not
 * in a submenu.
 */
export function moveMenuItemOutOfSubmenu(rawConfig: unknown, place: MenuPlace): SiteChange | null {
  if (place.subItem === undefined) return null
  const isOnlySubItem = getSubmenuItems(rawConfig, place.item).length === 1
  const change = createMoveChange(
    rawConfig,
    place,
    { item: place.item + 1 },
    texts.menuMovedToFirstLevel(getLabelAt(rawConfig, place)),
  )
  const emptyListRemoval = { path: getListPath(place) }
  return isOnlySubItem ? { ...change, edits: [...change.edits, emptyListRemoval] } : change
}

function createMoveChange(
  rawConfig: unknown,
  place: MenuPlace,
  target: MenuPlace,
  description: string,
): SiteChange {
  const value = getValue(rawConfig, getItemPath(place))
  const edits = [{ path: getItemPath(place) }, { path: getItemPath(target), value, insert: true }]
  return { edits, description, select: getMenuPointer(target) }
}

const getLabelAt = (rawConfig: unknown, place: MenuPlace) =>
  getMenuLabel(getValue(rawConfig, getItemPath(place)))
