import { utcDateTime } from '../../../src/schemas/dateTime/utcDateTime'
import type { AbandonmentCount, AbandonmentMeasure } from '../../../src/schemas/statistics/formAbandonment'
import type { Db } from '../../db/openDatabase'

/** A form and a day (UTC, 'YYYY-MM-DD') for which abandonments are counted. */
interface AbandonmentTarget {
  day: string
  formVersion: string
}

export async function isAbandonmentRecordingEnabled(db: Db, clientId: number): Promise<boolean> {
  const row = await db
    .selectFrom('clients')
    .select('can_count_leaving as isEnabled')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return row.isEnabled === 1
}

/** Increments each of these counts by one. */
export async function addAbandonments(
  db: Db,
  clientId: number,
  { day, formVersion }: AbandonmentTarget,
  counts: readonly AbandonmentCount[],
): Promise<void> {
  // A fixed order prevents deadlocks between concurrent calls.
  const getKey = ({ fieldKey, measure }: AbandonmentCount) => `${fieldKey} ${measure}`
  const sortedCounts = [...counts].sort((count, other) => (getKey(count) < getKey(other) ? -1 : 1))
  await db
    .insertInto('form_leavings')
    .values(
      sortedCounts.map(({ fieldKey, measure }) => ({
        client_id: clientId,
        day,
        form_version: formVersion,
        field_key: fieldKey,
        measure,
        times: 1,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'day', 'form_version', 'field_key', 'measure'])
        .doUpdateSet((eb) => ({ times: eb('form_leavings.times', '+', 1) })),
    )
    .execute()
}

/** Decrements each of these counts by one, but not below zero. */
export async function subtractAbandonments(
  db: Db,
  clientId: number,
  { day, formVersion }: AbandonmentTarget,
  counts: readonly AbandonmentCount[],
): Promise<void> {
  for (const { fieldKey, measure } of counts) {
    await db
      .updateTable('form_leavings')
      .set((eb) => ({ times: eb('times', '-', 1) }))
      .where('client_id', '=', clientId)
      .where('day', '=', day)
      .where('form_version', '=', formVersion)
      .where('field_key', '=', fieldKey)
      .where('measure', '=', measure)
      .where('times', '>', 0)
      .execute()
  }
}

export interface AbandonmentSum extends AbandonmentCount {
  times: number
}

/** Returns the client's counts since a day (UTC, 'YYYY-MM-DD'), summed over all its forms. */
export async function sumAbandonments(db: Db, clientId: number, fromDay: string): Promise<AbandonmentSum[]> {
  const rows = await db
    .selectFrom('form_leavings')
    .select((eb) => ['field_key as fieldKey', 'measure', eb.fn.sum('times').as('times')])
    .where('client_id', '=', clientId)
    .where('day', '>=', fromDay)
    .groupBy(['field_key', 'measure'])
    .execute()
  return rows.map(({ fieldKey, measure, times }) => ({
    fieldKey,
    measure: measure as AbandonmentMeasure,
    times: Number(times),
  }))
}

/** Months after which counts are deleted: a year and a month, to allow a comparison with the previous year. */
const retentionMonths = 13

/** Deletes counts that are older than `retentionMonths`. */
export async function purgeAbandonments(db: Db, now: Date): Promise<void> {
  const cutoff = utcDateTime(now).subtract(retentionMonths, 'month').toISOString()
  await db.deleteFrom('form_leavings').where('day', '<', cutoff.slice(0, 10)).execute()
}
