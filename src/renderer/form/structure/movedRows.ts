import { isWithin } from '../../../schemas/forms/answerPath'

/**
 * Where what was said of a list's rows belongs once rows were added, removed or moved: rows are known by being the same
 * objects. Gives the new path of each path below the list; null for what was said of a row that is gone.
 */
export function movedRows(
  list: string,
  before: readonly unknown[],
  after: readonly unknown[],
): (path: string) => string | null {
  const isChanged = before.length !== after.length || before.some((row, at) => row !== after[at])
  if (!isChanged || before.some((row) => typeof row !== 'object')) return (path) => path
  return (path) => {
    if (path === list || !isWithin(path, list)) return path
    const [row = '', ...rest] = path.slice(list.length + 1).split('/')
    const to = after.indexOf(before[Number(row)])
    // A row that was edited in its place is another object there.
    const place = to < 0 && before.length === after.length ? Number(row) : to
    return place < 0 ? null : [list, place, ...rest].join('/')
  }
}
