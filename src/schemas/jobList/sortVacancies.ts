import type { VacancyColumn } from '../clientConfig/clientConfig'
import { compareText } from '../fields/compareText'
import type { VacancyListItem } from '../vacancies/vacancy'

export type VacancySortKey = 'name' | 'summary' | 'employmentType' | 'location' | 'advertisingCloseDate'

export interface Sort<Key extends string> {
  key: Key
  order: 'asc' | 'desc'
}

/** The sort key of each column; Share is not sortable [JL-10]. */
export const columnSortKeys: Record<VacancyColumn, VacancySortKey | null> = {
  Title: 'name',
  Summary: 'summary',
  'Employment Type': 'employmentType',
  Location: 'location',
  'Closing Date': 'advertisingCloseDate',
  Share: null,
}

export const defaultVacancySort: Sort<VacancySortKey> = { key: 'name', order: 'asc' }

/** Returns the next sort order: the same key toggles the direction; a new key starts ascending [JL-22] [AP-02]. */
export function getNextSort<Key extends string>(sort: Sort<Key>, key: Key): Sort<Key> {
  return { key, order: sort.key === key && sort.order === 'asc' ? 'desc' : 'asc' }
}

/** Returns a comparator for one key, ascending; vacancies with equal keys are in title order. */
export function createVacancyComparator(key: VacancySortKey) {
  return (a: VacancyListItem, b: VacancyListItem): number =>
    compareBy(key, a, b) || compareText(a.name, b.name) || a.id - b.id
}

/**
 * Compares by one key. Vacancies without a close date come last in ascending order and first in descending order
 * [JL-23].
 */
export function compareBy(key: VacancySortKey, a: VacancyListItem, b: VacancyListItem): number {
  if (key !== 'advertisingCloseDate') return compareText(a[key], b[key])
  return getCloseTime(a) === getCloseTime(b) ? 0 : getCloseTime(a) < getCloseTime(b) ? -1 : 1
}

function getCloseTime(vacancy: VacancyListItem): number {
  return vacancy.advertisingCloseDate === null
    ? Number.POSITIVE_INFINITY
    : Date.parse(vacancy.advertisingCloseDate)
}
