import Database from 'better-sqlite3'

/** Result of a check. */
export interface IntegrityResult {
  /** SQLite's description of the damage; absent if none was found. */
  damage?: string
  /** Number of the table that the next check starts with. */
  next: number
}

/**
 * Checks the tables of a SQLite database one after the other, starting at table number `startIndex`, until all are
 * checked (then `next` is 0) or `budgetMs` has passed. Each table is read in a separate transaction, so that the server
 * can truncate its log in between.
 */
export function checkTables(path: string, startIndex: number, budgetMs: number): IntegrityResult {
  const end = performance.now() + budgetMs
  let database: Database.Database | undefined
  try {
    database = new Database(path, { readonly: true, fileMustExist: true })
    const list = database.prepare("select name from sqlite_schema where type = 'table' order by name").pluck()
    const tables = list.all() as string[]
    for (let index = startIndex < tables.length ? startIndex : 0; index < tables.length; index += 1) {
      if (performance.now() > end) return { next: index }
      const problem = database.pragma(`quick_check('${tables[index]?.replaceAll("'", "''")}')`, {
        simple: true,
      })
      if (problem !== 'ok') return { damage: String(problem), next: index }
    }
    return { next: 0 }
  } catch (error) {
    return { damage: error instanceof Error ? error.message : String(error), next: startIndex }
  } finally {
    database?.close()
  }
}
