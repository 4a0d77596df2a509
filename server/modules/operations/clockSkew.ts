import type { Db } from '../../db/openDatabase'
import { findNewestRow } from './health.repository'

const dayMs = 24 * 60 * 60 * 1000
/**
 * How far the clock may be behind the newest row. Clocks of several machines differ by seconds, so a larger difference
 * has another cause.
 */
const maxBehindMs = dayMs
/** How far the clock may be ahead of the newest proven row; a site in use writes some row within this time. */
const maxAheadMs = 180 * dayMs
/** Age from which a row proves that the clock was right; newer rows may have been written under a wrong clock. */
const minProvenAgeMs = 7 * dayMs

/**
 * Returns why the system clock seems to be wrong, as a sentence; undefined if it fits the stored rows. The clock is
 * behind if a row is more than a day later than now. It is far ahead if the newest row older than seven days is
 * older than half a year. This second check ignores the rows of the last seven days, because a wrong clock may have
 * dated them, too.
 */
export async function findClockProblem(db: Db, now: Date): Promise<string | undefined> {
  const newestRow = await findNewestRow(db)
  if (!newestRow) return undefined
  if (Date.parse(newestRow.at) > now.getTime() + maxBehindMs) {
    return (
      `The clock says ${now.toISOString()}, and the newest row (${newestRow.table}) is of ${newestRow.at}: ` +
      'it is behind, or was ahead when that row was written.'
    )
  }
  const provenRow = await findNewestRow(db, new Date(now.getTime() - minProvenAgeMs).toISOString())
  if (!provenRow || Date.parse(provenRow.at) >= now.getTime() - maxAheadMs) return undefined
  return (
    `The clock says ${now.toISOString()}, and the newest row of more than seven days ago (${provenRow.table}) is of ` +
    `${provenRow.at}: it is far ahead, or the site was out of use.`
  )
}
