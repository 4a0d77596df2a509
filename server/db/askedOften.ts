import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './openDatabase'

/** Stands in a query for what a call fills in under this name. */
export type Value<Name extends string> = (name: Name) => string

/**
 * A query that is put together once for each database and asked with many values: for what every request asks, where
 * putting it together costs more than its answer. `build` writes `value('name')` where a call's value of that name goes.
 */
export function askedOften<Name extends string, Row>(
  build: (db: Db, value: Value<Name>) => Compilable<Row>,
): (db: Db, values: Record<Name, string>) => Promise<Row | undefined> {
  const mark = '\0value '
  const queries = new WeakMap<Db, CompiledQuery<Row>>()
  return async (db, values) => {
    const query: CompiledQuery<Row> = queries.get(db) ?? build(db, (name) => mark + name).compile()
    queries.set(db, query)
    const given = new Map(Object.entries<string>(values).map(([name, value]) => [mark + name, value]))
    const parameters = query.parameters.map((known) => given.get(known as string) ?? known)
    return (await db.executeQuery<Row>({ ...query, parameters })).rows[0]
  }
}
