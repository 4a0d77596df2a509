import { isRecord } from '../configShape/checkShape'

/** Three states of one thing: as it was opened, as it is edited here, and as somebody else saved it. */
export interface Versions<T> {
  base: T
  mine: T
  theirs: T
}

/** Who stays where both changed one field. */
export type Choices = ReadonlyMap<string, 'mine' | 'theirs'>

export interface MergeRules {
  /** The id of an item of the list under this key. A list whose items have none is one field. */
  idOf: (item: unknown, key: string) => string | undefined
  /** Whether the object under this key, at this path, is one field, such as a salary. */
  isWhole?: (key: string, path: string) => boolean
}

/** Items that are objects are known by their `id`. */
export const byId: MergeRules = {
  idOf: (item) => (isRecord(item) && item.id !== undefined ? String(item.id) : undefined),
}

/** A field that both changed, each to another value. */
export interface MergeConflict<T> {
  path: string
  /** The base with nothing but this field as it is here, or as somebody else saved it. */
  mine: T
  theirs: T
  /** The values of the field alone. */
  values: Versions<unknown>
}

interface FieldChange {
  path: string
  by: 'mine' | 'theirs' | 'both' | 'conflict'
  values: Versions<unknown>
}

type Side = keyof Versions<unknown>
type Decide = (change: FieldChange) => Side

/**
 * Merges two edits of one thing, field by field: what only one of them changed is taken. Where both changed one field,
 * `choices` says which stays, mine unless it says something.
 */
export function mergeVersions<T>(versions: Versions<T>, rules: MergeRules, choices?: Choices): T {
  return merge(versions, '', '', rules, ({ path, by }) => {
    if (by === 'conflict') return choices?.get(path) ?? 'mine'
    return by === 'theirs' ? 'theirs' : 'mine'
  }) as T
}

/** The fields that somebody must decide about. */
export function findConflicts<T>(versions: Versions<T>, rules: MergeRules): MergeConflict<T>[] {
  const found = new Map<string, Versions<unknown>>()
  merge(versions, '', '', rules, ({ path, by, values }) => {
    if (by === 'conflict') found.set(path, values)
    return 'base'
  })
  const alone = (conflict: string, side: Side) =>
    merge(versions, '', '', rules, ({ path }) => (path === conflict ? side : 'base')) as T
  return [...found].map(([path, values]) => ({
    path,
    values,
    mine: alone(path, 'mine'),
    theirs: alone(path, 'theirs'),
  }))
}

/** An object's keys in another order are the same object; a key without a value is no key. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || sorted(one) === sorted(other)
}

function sorted(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  )
}

function merge(
  versions: Versions<unknown>,
  path: string,
  key: string,
  rules: MergeRules,
  decide: Decide,
): unknown {
  const { base, mine, theirs } = versions
  if (isSameValue(base, mine) && isSameValue(base, theirs)) return mine
  if (isRecord(mine) && isRecord(theirs) && !rules.isWhole?.(key, path) && areOfOneKind(versions)) {
    const was = isRecord(base) ? base : {}
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(was)])
    return withoutAbsent(
      [...keys].map((name) => {
        const parts = { base: was[name], mine: mine[name], theirs: theirs[name] }
        return [name, merge(parts, `${path}/${name}`, name, rules, decide)]
      }),
    )
  }
  const lists = itemsById(versions, key, rules)
  if (lists) return mergeLists(lists, path, key, rules, decide)
  return versions[decide({ path, by: changedBy(versions), values: versions })]
}

function changedBy({ base, mine, theirs }: Versions<unknown>): FieldChange['by'] {
  if (isSameValue(mine, theirs)) return 'both'
  if (isSameValue(base, mine)) return 'theirs'
  return isSameValue(base, theirs) ? 'mine' : 'conflict'
}

/** What has become another kind of thing is one field: its parts mean something else then. */
function areOfOneKind({ base, mine, theirs }: Versions<unknown>): boolean {
  if (base !== undefined && !isRecord(base)) return false
  const kinds = [base, mine, theirs].flatMap((one) =>
    isRecord(one) ? [`${one.type} ${one.kind} ${one.controlType}`] : [],
  )
  return new Set(kinds).size === 1
}

function withoutAbsent(entries: [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

type Items = Map<string, unknown>

/** The items of the three lists; null unless all of them have ids of their own. */
function itemsById(versions: Versions<unknown>, key: string, rules: MergeRules): Versions<Items> | null {
  const read = (list: unknown = []): Items | null => {
    if (!Array.isArray(list)) return null
    const items: Items = new Map()
    for (const item of list) {
      const id = rules.idOf(item, key)
      if (id === undefined || items.has(id)) return null
      items.set(id, item)
    }
    return items
  }
  if (!Array.isArray(versions.mine) || !Array.isArray(versions.theirs)) return null
  const [base, mine, theirs] = [read(versions.base), read(versions.mine), read(versions.theirs)]
  return base && mine && theirs ? { base, mine, theirs } : null
}

function mergeLists(
  lists: Versions<Items>,
  path: string,
  key: string,
  rules: MergeRules,
  decide: Decide,
): unknown[] {
  const { base, mine, theirs } = lists
  const merged: Items = new Map()
  for (const id of new Set([...mine.keys(), ...theirs.keys(), ...base.keys()])) {
    const parts = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) }
    const value = merge(parts, `${path}/${id}`, key, rules, decide)
    if (value !== undefined) merged.set(id, value)
  }
  return mergeOrder(lists, merged, path, decide).map((id) => merged.get(id))
}

/** The order of the side that changed it; an item that this side does not have follows what it followed elsewhere. */
function mergeOrder(lists: Versions<Items>, merged: Items, path: string, decide: Decide): string[] {
  const { base, mine, theirs } = lists
  const isShared = (id: string) => base.has(id) && mine.has(id) && theirs.has(id)
  const shared = (items: Items) => [...items.keys()].filter(isShared)
  const values = { base: shared(base), mine: shared(mine), theirs: shared(theirs) }
  const isOrdered = isSameValue(values.base, values.mine) && isSameValue(values.base, values.theirs)
  const first = isOrdered ? 'mine' : decide({ path: `${path}#order`, by: changedBy(values), values })
  const order = [...lists[first].keys()].filter((id) => merged.has(id))
  for (const list of [mine, theirs, base]) {
    let before = -1
    for (const id of list.keys()) {
      const at = order.indexOf(id)
      if (at >= 0) before = at
      else if (merged.has(id)) order.splice(++before, 0, id)
    }
  }
  return order
}
