import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './openDatabase'

/** A placeholder for a value of the query that each call supplies. */
class Placeholder {
  constructor(readonly name: string) {}
}

/**
 * Compiles a query once for each database and runs it with varying values. Use it for frequent queries whose
 * compilation costs more than their execution. `build` receives placeholders instead of values: it may use them in
 * the query, in any order and number, but must not read them.
 *
 * @returns a function that runs the query, on the database or in a transaction, and resolves with its first row
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row | undefined> {
  /** Compiled queries by adapter, which a database shares with its transactions. */
  const queries = new WeakMap<object, CompiledQuery<Row>>()
  return async (db, values) => {
    const { adapter } = db.getExecutor()
    const query = queries.get(adapter) ?? build(db, createPlaceholders(values)).compile()
    queries.set(adapter, query)
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    )
    return (await db.executeQuery<Row>({ ...query, parameters })).rows[0]
  }
}

function createPlaceholders<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, new Placeholder(name)])) as Values
}
