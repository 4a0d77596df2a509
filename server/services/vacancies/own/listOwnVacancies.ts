import {
  type CountedState,
  type VacancyRows,
  vacancyStates,
} from '../../../../src/schemas/vacancies/ownVacancy'
import { countByVacancy } from '../../../repositories/applications/applicationCounts'
import {
  countOwnList,
  listOwnPage,
  type VacancyListQuery,
} from '../../../repositories/vacancies/ownVacancyList'
import type { Working } from './writeOwnVacancy'

/** A page of a client's vacancies, of all sources and states, with how many there are of each state. */
export async function listOwnVacancies(
  { db, now: clock }: Working,
  clientId: number,
  query: VacancyListQuery,
): Promise<VacancyRows> {
  const now = clock()
  const { items: page, counts: apart } = await listOwnPage(db, clientId, query, now)
  const counts = wholeCounts(apart ?? (await countOwnList(db, clientId, query.q, now)))
  const ids = page.flatMap(({ vacancyId }) => vacancyId ?? [])
  const applications = await countByVacancy(db, clientId, ids)
  return {
    items: page.map(({ vacancyId, ...row }) => ({
      ...row,
      applications: vacancyId === null ? 0 : (applications.get(vacancyId) ?? 0),
    })),
    total: query.state ? counts[query.state] : vacancyStates.reduce((sum, state) => sum + counts[state], 0),
    counts,
  }
}

/** Those that close soon are open as well. */
function wholeCounts(apart: Partial<Record<CountedState, number>>): Record<CountedState, number> {
  const { draft = 0, scheduled = 0, open = 0, closingSoon = 0, closed = 0, withdrawn = 0 } = apart
  return { draft, scheduled, open: open + closingSoon, closingSoon, closed, withdrawn }
}
