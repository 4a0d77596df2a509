import type { VacancyListItem } from '../vacancies/vacancy'
import { compareBy, createVacancyComparator, type Sort, type VacancySortKey } from './sortVacancies'

type Compare<Row> = (a: Row, b: Row) => number

/** Number of rows that are sorted between two pauses. */
const rowsPerRun = 128
/** Number of rows that are merged between two pauses. */
const mergedPerStep = 512

/**
 * Returns a sorted copy (stable). The generator works in steps of a few milliseconds each, and the caller may pause
 * between steps, so that sorting ten thousand rows never blocks rendering.
 */
export function* sortIncrementally<Row>(rows: readonly Row[], compare: Compare<Row>): Generator<void, Row[]> {
  let runs: Row[][] = []
  for (let index = 0; index < rows.length; index += rowsPerRun) {
    runs.push(rows.slice(index, index + rowsPerRun).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const mergedRuns: Row[][] = []
    for (let index = 0; index < runs.length; index += 2)
      mergedRuns.push(yield* merge(runs[index] ?? [], runs[index + 1] ?? [], compare))
    runs = mergedRuns
  }
  return runs[0] ?? []
}

function* merge<Row>(
  leftRows: readonly Row[],
  rightRows: readonly Row[],
  compare: Compare<Row>,
): Generator<void, Row[]> {
  const mergedRows: Row[] = []
  let [leftIndex, rightIndex] = [0, 0]
  while (leftIndex < leftRows.length && rightIndex < rightRows.length) {
    const [a, b] = [leftRows[leftIndex] as Row, rightRows[rightIndex] as Row]
    if (compare(a, b) <= 0) {
      mergedRows.push(a)
      leftIndex++
    } else {
      mergedRows.push(b)
      rightIndex++
    }
    if (mergedRows.length % mergedPerStep === 0) yield
  }
  return [...mergedRows, ...leftRows.slice(leftIndex), ...rightRows.slice(rightIndex)]
}

/** The cached sort orders of one list, each ascending. */
type Orders = Map<VacancySortKey, VacancyListItem[]>

const ordersByList = new WeakMap<readonly VacancyListItem[], Orders>()

/** Returns the list in this order [JL-22] [JL-23]. Each order is computed once per list and cached. */
export function getSortedVacancies(
  vacancies: readonly VacancyListItem[],
  { key, order }: Sort<VacancySortKey>,
): readonly VacancyListItem[] {
  const ascendingRows = getOrCreateOrders(vacancies).get(key) ?? finishSteps(computeOrder(vacancies, key))
  return order === 'asc' ? ascendingRows : reverseOrder(ascendingRows, key)
}

/** Records that this list is in this order already, ascending, so that it need not be sorted. */
export function recordOrder(vacancies: VacancyListItem[], key: VacancySortKey): void {
  getOrCreateOrders(vacancies).set(key, vacancies)
}

/** Computes the missing orders in small steps, to be run in idle time. */
export function* computeMissingOrders(
  vacancies: readonly VacancyListItem[],
  keys: readonly VacancySortKey[],
): Generator<void, void> {
  for (const key of keys) if (!getOrCreateOrders(vacancies).has(key)) yield* computeOrder(vacancies, key)
}

function* computeOrder(
  vacancies: readonly VacancyListItem[],
  key: VacancySortKey,
): Generator<void, VacancyListItem[]> {
  const ascendingRows = yield* sortIncrementally(vacancies, createVacancyComparator(key))
  getOrCreateOrders(vacancies).set(key, ascendingRows)
  return ascendingRows
}

function finishSteps<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

function getOrCreateOrders(vacancies: readonly VacancyListItem[]): Orders {
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
