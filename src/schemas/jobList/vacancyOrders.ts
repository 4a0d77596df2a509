import type { VacancyListItem } from '../vacancies/vacancy'
import { compareBy, compareVacancies, type Sort, type VacancySortKey } from './sortVacancies'

type Compare<Row> = (a: Row, b: Row) => number

const runLength = 128
const mergedPerStep = 512

/**
 * Returns a sorted copy (stable). The generator works in steps of a few milliseconds each, and the caller may pause
 * between steps, so that sorting ten thousand rows never blocks rendering.
 */
export function* sortIncrementally<Row>(rows: readonly Row[], compare: Compare<Row>): Generator<void, Row[]> {
  let runs: Row[][] = []
  for (let index = 0; index < rows.length; index += runLength) {
    runs.push(rows.slice(index, index + runLength).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: Row[][] = []
    for (let index = 0; index < runs.length; index += 2)
      merged.push(yield* merge(runs[index] ?? [], runs[index + 1] ?? [], compare))
    runs = merged
  }
  return runs[0] ?? []
}

function* merge<Row>(
  leftRows: readonly Row[],
  right: readonly Row[],
  compare: Compare<Row>,
): Generator<void, Row[]> {
  const mergedRows: Row[] = []
  let [fromLeft, fromRight] = [0, 0]
  while (fromLeft < leftRows.length && fromRight < right.length) {
    const [a, b] = [leftRows[fromLeft] as Row, right[fromRight] as Row]
    if (compare(a, b) <= 0) {
      mergedRows.push(a)
      fromLeft++
    } else {
      mergedRows.push(b)
      fromRight++
    }
    if (mergedRows.length % mergedPerStep === 0) yield
  }
  return [...mergedRows, ...leftRows.slice(fromLeft), ...right.slice(fromRight)]
}

/** The cached sort orders of one list, each ascending. */
type Orders = Map<VacancySortKey, VacancyListItem[]>

const ordersByList = new WeakMap<readonly VacancyListItem[], Orders>()

/** Returns the list in this order [JL-22] [JL-23]. Each order is computed once per list and cached. */
export function getInitialOrder(
  vacancies: readonly VacancyListItem[],
  { key, order }: Sort<VacancySortKey>,
): readonly VacancyListItem[] {
  const ascendingRows = getOrders(vacancies).get(key) ?? completeOrder(makeOrder(vacancies, key))
  return order === 'asc' ? ascendingRows : reverseOrder(ascendingRows, key)
}

/** Computes the missing orders in small steps, to be run in idle time. */
export function* makeOrders(
  vacancies: readonly VacancyListItem[],
  keys: readonly VacancySortKey[],
): Generator<void, void> {
  for (const key of keys) if (!getOrders(vacancies).has(key)) yield* makeOrder(vacancies, key)
}

function* makeOrder(
  vacancies: readonly VacancyListItem[],
  key: VacancySortKey,
): Generator<void, VacancyListItem[]> {
  const ascendingRows = yield* sortIncrementally(vacancies, compareVacancies(key))
  getOrders(vacancies).set(key, ascendingRows)
  return ascendingRows
}

function completeOrder<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

function getOrders(vacancies: readonly VacancyListItem[]): Orders {
  const orders = ordersByList.get(vacancies) ?? new Map()
  ordersByList.set(vacancies, orders)
  return orders
}

/** Reverses the order, but rows with equal keys stay in title order. */
function reverseOrder(ascendingRows: readonly VacancyListItem[], key: VacancySortKey): VacancyListItem[] {
  const rows: VacancyListItem[] = []
  let end = ascendingRows.length
  while (end > 0) {
    const lastRow = ascendingRows[end - 1]
    let start = end - 1
    for (; start > 0; start--) {
      const previousRow = ascendingRows[start - 1]
      if (!lastRow || !previousRow || compareBy(key, previousRow, lastRow) !== 0) break
    }
    for (let index = start; index < end; index++) rows.push(ascendingRows[index] as VacancyListItem)
    end = start
  }
  return rows
}
