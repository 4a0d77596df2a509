import { setImmediate as nextTurn } from 'node:timers/promises'
import { listsIn, saidWholeIn, vacancyIn } from '../../../src/schemas/ownWords/vacancyWords'
import type { Language } from '../../../src/texts/language'
import type { Db } from '../../db/openDatabase'
import { type AdvertisedJob, listAdvertisedJobs } from '../../repositories/vacancies/advertisedJobs'
import { findAdvertised, type StoredVacancy } from '../../repositories/vacancies/vacancies'
import { cleanDescription } from '../cleanHtml'

/** After so many descriptions others get their turn. */
const batch = 100

/** A vacancy as it may be shown, in the words of a language: its description is stored as it was sent, and cleaned here by today's rules. */
export async function readAdvertised(
  db: Db,
  clientId: number,
  key: { id: number } | { guid: string },
  now: Date,
  language: Language = 'en',
): Promise<StoredVacancy | undefined> {
  const stored = await findAdvertised(db, clientId, key, now)
  if (!stored) return undefined
  const said = vacancyIn(language, stored)
  return {
    ...said,
    wholeIn: saidWholeIn(stored),
    description: cleanDescription(said.description),
    lists: listsIn(language, said.lists),
  }
}

/** At most `most` jobs as they may be shown, newest first; Expressions of Interest are none. */
export async function readAdvertisedJobs(
  db: Db,
  clientId: number,
  now: Date,
  most: number,
): Promise<AdvertisedJob[]> {
  const jobs = await listAdvertisedJobs(db, clientId, now, most)
  const shown: AdvertisedJob[] = []
  for (const [at, job] of jobs.entries()) {
    if (at % batch === batch - 1) await nextTurn()
    if (!job.isExpressionOfInterest) shown.push({ ...job, description: cleanDescription(job.description) })
  }
  return shown
}
