import { askedOften } from '../../db/askedOften'
import type { Db } from '../../db/openDatabase'

const moveMark = askedOften((db, { clientId }: { clientId: number }) =>
  db
    .insertInto('application_marks')
    .values({ client_id: clientId, mark: 1 })
    .onConflict((on) =>
      on.column('client_id').doUpdateSet((of) => ({ mark: of('application_marks.mark', '+', 1) })),
    ),
)

/**
 * Moves on the mark by which all processes know whether what they remember of the client's applications still holds; in
 * the same transaction as every change of one of them.
 */
export async function markApplications(db: Db, clientId: number): Promise<void> {
  await moveMark(db, { clientId })
}

export async function findMark(db: Db, clientId: number): Promise<number> {
  const row = await db
    .selectFrom('application_marks')
    .select('mark')
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return Number(row?.mark ?? 0)
}
