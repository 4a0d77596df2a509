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
