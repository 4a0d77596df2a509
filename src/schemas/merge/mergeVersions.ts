import { conflictTexts as texts } from '../../texts/admin/changes.texts'
import { isRecord } from '../configShape/checkShape'

/** Three versions of an object: as it was opened, as it is edited here, and as another user saved it. */
export interface Versions<T> {
  base: T
  mine: T
  theirs: T
}

/** The version to keep for each field that both users changed, by path. */
export type Choices = ReadonlyMap<string, 'mine' | 'theirs'>

export interface MergeRules {
  /** Returns the id of an item of the list under this key. A list whose items have no ids is merged as one field. */
  getId: (item: unknown, key: string) => string | undefined
  /** Returns true if the object under this key, at this path, is merged as one field, such as a salary. */
  isAtomic?: (key: string, path: string) => boolean
}

/** Identifies objects in lists by their `id`. */
export const rulesById: MergeRules = {
  getId: (item) => (isRecord(item) && item.id !== undefined ? String(item.id) : undefined),
}

/** A field that both users changed to different values. */
interface MergeConflict<T> {
  path: string
  /** The base version with only this field changed, as in `mine` and as in `theirs`. */
  mine: T
  theirs: T
  /** The three values of the field. */
  values: Versions<unknown>
}

interface FieldChange {
  path: string
  /** 'both': both users made the same change; 'conflict': they made different changes. */
  by: 'mine' | 'theirs' | 'both' | 'conflict'
  values: Versions<unknown>
}

type VersionName = keyof Versions<unknown>
type ChooseVersion = (change: FieldChange) => VersionName

/**
 * Merges two edits of one object field by field. A change by only one user is applied. If both changed a field,
 * `choices` decides; the default is `mine`.
 */
export function mergeVersions<T>(versions: Versions<T>, rules: MergeRules, choices?: Choices): T {
  return merge(versions, '', '', rules, ({ path, by }) => {
    if (by === 'conflict') return choices?.get(path) ?? 'mine'
    return by === 'theirs' ? 'theirs' : 'mine'
  }) as T
}

/** Returns the fields that both users changed to different values. */
export function findConflicts<T>(versions: Versions<T>, rules: MergeRules): MergeConflict<T>[] {
  const conflicts = new Map<string, Versions<unknown>>()
  merge(versions, '', '', rules, ({ path, by, values }) => {
    if (by === 'conflict') conflicts.set(path, values)
    return 'base'
  })
  const applySingleChoice = (conflictPath: string, version: VersionName) =>
    merge(versions, '', '', rules, ({ path }) => (path === conflictPath ? version : 'base')) as T
  return [...conflicts].map(([path, values]) => ({
    path,
    values,
    mine: applySingleChoice(path, 'mine'),
    theirs: applySingleChoice(path, 'theirs'),
  }))
}

/** Returns true if the values are equal as JSON. The order of keys and keys with undefined values do not matter. */
export function isSameValue(item: unknown, other: unknown): boolean {
  return item === other || serializeSorted(item) === serializeSorted(other)
}

function serializeSorted(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  )
}

function merge(
  versions: Versions<unknown>,
  path: string,
  key: string,
  rules: MergeRules,
  chooseVersion: ChooseVersion,
): unknown {
  const { base, mine, theirs } = versions
  if (isSameValue(base, mine) && isSameValue(base, theirs)) return mine
  if (isRecord(mine) && isRecord(theirs) && !rules.isAtomic?.(key, path) && haveSameKind(versions)) {
    const baseRecord = isRecord(base) ? base : {}
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(baseRecord)])
    return omitAbsentEntries(
      [...keys].map((name) => {
        const parts = { base: baseRecord[name], mine: mine[name], theirs: theirs[name] }
        return [name, merge(parts, `${path}/${name}`, name, rules, chooseVersion)]
      }),
    )
  }
  const lists = getItemsById(versions, key, rules)
  if (lists) return mergeLists(lists, path, key, rules, chooseVersion)
  return versions[chooseVersion({ path, by: getChangedBy(versions), values: versions })]
}

function getChangedBy({ base, mine, theirs }: Versions<unknown>): FieldChange['by'] {
  if (isSameValue(mine, theirs)) return 'both'
  if (isSameValue(base, mine)) return 'theirs'
  return isSameValue(base, theirs) ? 'mine' : 'conflict'
}

/**
 * Returns false if the kind of the object changed: its properties then mean something else, so it is merged as one
 * field.
 */
function haveSameKind({ base, mine, theirs }: Versions<unknown>): boolean {
  if (base !== undefined && !isRecord(base)) return false
  const kinds = [base, mine, theirs].flatMap((item) =>
    isRecord(item) ? [`${item.type} ${item.kind} ${item.controlType}`] : [],
  )
  return new Set(kinds).size === 1
}

function omitAbsentEntries(entries: [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

type Items = Map<string, unknown>

/** Returns the items of the three lists by id; null unless every item has a unique id. */
function getItemsById(versions: Versions<unknown>, key: string, rules: MergeRules): Versions<Items> | null {
  const readItems = (list: unknown = []): Items | null => {
    if (!Array.isArray(list)) return null
    const items: Items = new Map()
    for (const item of list) {
      const id = rules.getId(item, key)
      if (id === undefined || items.has(id)) return null
      items.set(id, item)
    }
    return items
  }
  if (!Array.isArray(versions.mine) || !Array.isArray(versions.theirs)) return null
  const [base, mine, theirs] = [
    readItems(versions.base),
    readItems(versions.mine),
    readItems(versions.theirs),
  ]
  return base && mine && theirs ? { base, mine, theirs } : null
}

function mergeLists(
  lists: Versions<Items>,
  path: string,
  key: string,
  rules: MergeRules,
  chooseVersion: ChooseVersion,
): unknown[] {
  const { base, mine, theirs } = lists
  const mergedItems: Items = new Map()
  for (const id of new Set([...mine.keys(), ...theirs.keys(), ...base.keys()])) {
    const parts = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) }
    const value = merge(parts, `${path}/${id}`, key, rules, chooseVersion)
    if (value !== undefined) mergedItems.set(id, value)
  }
  return mergeOrder(lists, mergedItems, path, chooseVersion).map((id) => mergedItems.get(id))
}

/**
 * Returns the merged order of ids: the order of the version that changed it. An item that is missing in this version
 * follows the same predecessor as in the other version.
 */
function mergeOrder(
  lists: Versions<Items>,
  mergedItems: Items,
  path: string,
  chooseVersion: ChooseVersion,
): string[] {
  const { base, mine, theirs } = lists
  const isShared = (id: string) => base.has(id) && mine.has(id) && theirs.has(id)
  const getSharedIds = (items: Items) => [...items.keys()].filter(isShared)
  const values = { base: getSharedIds(base), mine: getSharedIds(mine), theirs: getSharedIds(theirs) }
  const isOrderUnchanged = isSameValue(values.base, values.mine) && isSameValue(values.base, values.theirs)
  const orderVersion = isOrderUnchanged
    ? 'mine'
    : chooseVersion({ path: `${path}#order`, by: getChangedBy(values), values })
  const order = [...lists[orderVersion].keys()].filter((id) => mergedItems.has(id))
  for (const list of [mine, theirs, base]) {
    let position = -1
    for (const id of list.keys()) {
      const index = order.indexOf(id)
      if (index >= 0) position = index
      else if (mergedItems.has(id)) order.splice(++position, 0, id)
    }
  }
  return order
}

/** A readable conflict: how each user changed the field, compared to the version that both had opened. */
export interface DescribedConflict {
  path: string
  mine: string[]
  theirs: string[]
}

/**
 * Describes the fields that both users changed.
 * @param describe returns the differences in the second of two versions, one line each
 */
export function describeConflicts<T>(
  versions: Versions<T>,
  rules: MergeRules,
  describe: (before: T, after: T) => string[],
): DescribedConflict[] {
  return findConflicts(versions, rules).map(({ path, values, ...conflict }) => {
    const [mine, theirs] = [describe(versions.base, conflict.mine), describe(versions.base, conflict.theirs)]
    const hasDifferentDescriptions = mine.join('\n') !== theirs.join('\n')
    const describeSide = (lines: string[], value: unknown) => {
      if (hasDifferentDescriptions && lines.length > 0) return lines
      return [...lines, typeof value === 'string' && value !== '' ? value : texts.changed]
    }
    return {
      path,
      mine: describeSide(mine, values.mine),
      theirs: describeSide(theirs, values.theirs),
    }
  })
}
