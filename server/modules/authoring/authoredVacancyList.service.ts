import {
  type CountedState,
  type VacancyRowPage,
  vacancyStates,
} from '../../../src/schemas/authoring/authoredVacancy'
import type { ServerContext } from '../../context'
import { countByVacancy } from '../review/inboxCounts.repository'
import { readClientZone } from '../sites/siteSource'
import type { AuthoringContext } from './authoredVacancies.service'
import {
  countAuthoredVacancies,
  listAuthoredVacancyPage,
  type VacancyListQuery,
} from './authoredVacancyList.repository'

/** Returns a page of a client's vacancies of all sources and states, with the number of vacancies in each state. */
export async function listAuthoredVacancies(
  context: AuthoringContext & Pick<ServerContext, 'root' | 'clientsDir' | 'report'>,
  clientId: number,
  query: VacancyListQuery,
): Promise<VacancyRowPage> {
  const { db } = context
  const time = { now: context.now(), zone: await readClientZone(context, clientId) }
  const {
    items: rows,
    counts: listCounts,
    cursors,
  } = await listAuthoredVacancyPage(db, clientId, query, time)
  const counts = addClosingToOpen(listCounts ?? (await countAuthoredVacancies(db, clientId, query.q, time)))
  const ids = rows.flatMap(({ vacancyId }) => vacancyId ?? [])
  const applications = await countByVacancy(db, clientId, ids)
  return {
    items: rows.map(({ vacancyId, ...row }) => ({
      ...row,
      applications: vacancyId === null ? 0 : (applications.get(vacancyId) ?? 0),
    })),
    total: query.state ? counts[query.state] : vacancyStates.reduce((sum, state) => sum + counts[state], 0),
    counts,
    cursors,
  }
}

/** Vacancies that close soon also count as open. */
function addClosingToOpen(
  countsByState: Partial<Record<CountedState, number>>,
): Record<CountedState, number> {
  const { draft = 0, scheduled = 0, open = 0, closingSoon = 0, closed = 0, withdrawn = 0 } = countsByState
  return { draft, scheduled, open: open + closingSoon, closingSoon, closed, withdrawn }
}
