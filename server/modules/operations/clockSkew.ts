import type { Db } from '../../db/openDatabase'
import { newestRow } from './health.repository'

const dayMs = 24 * 60 * 60 * 1000
/** Clocks of several machines differ by seconds; a row from beyond a day was written by another clock. */
const mostBehindMs = dayMs
/** A site in use writes something in half a year. */
const mostAheadMs = 180 * dayMs
/** What the first days under a wrong clock wrote proves nothing. */
const unprovenMs = 7 * dayMs

/**
 * Why the clock is not to be believed, in a sentence; undefined: it fits what was written. It is behind where something was
 * written more than a day later than now, and far ahead where nothing was for half a year but in the last seven days: a
 * clock that is a year ahead would make its own first rows look like the present.
 */
export async function checkClockSkew(db: Db, now: Date): Promise<string | undefined> {
  const newest = await newestRow(db)
  if (!newest) return undefined
  if (Date.parse(newest.at) > now.getTime() + mostBehindMs) {
    return (
      `The clock says ${now.toISOString()}, and the newest row (${newest.table}) is of ${newest.at}: ` +
      'it is behind, or was ahead when that was written.'
    )
  }
  const settled = await newestRow(db, new Date(now.getTime() - unprovenMs).toISOString())
  if (!settled || Date.parse(settled.at) >= now.getTime() - mostAheadMs) return undefined
  return (
    `The clock says ${now.toISOString()}, and the newest row of more than seven days ago (${settled.table}) is of ` +
    `${settled.at}: it is far ahead, or the site was out of use.`
  )
}
