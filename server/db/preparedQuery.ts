import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './openDatabase'

/** Stands in a query for a value that each call fills in. */
class Place {
  constructor(readonly name: string) {}
}

/**
 * A query that is put together once for each database and asked with many values: for what a request asks again and
 * again, where putting it together costs more than its answer. `build` writes it with its first call's values, though
 * only places stand in for them: it may put them into the query, in any order and number, and nothing else.
 *
 * @returns what asks it, on the database or in a transaction, for its first row
 */
export function preparedQuery<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row | undefined> {
  /** By what a database shares with its transactions. */
  const queries = new WeakMap<object, CompiledQuery<Row>>()
  return async (db, values) => {
    const { adapter } = db.getExecutor()
    const query = queries.get(adapter) ?? build(db, placesFor(values)).compile()
    queries.set(adapter, query)
    const parameters = query.parameters.map((known) =>
      known instanceof Place ? values[known.name as keyof Values] : known,
    )
    return (await db.executeQuery<Row>({ ...query, parameters })).rows[0]
  }
}

function placesFor<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, new Place(name)])) as Values
}
