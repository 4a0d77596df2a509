import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { type CountedState, vacancyStates } from '../../schemas/authoring/authoredVacancy'
import { vacancyListTexts as texts } from '../../texts/admin/vacancyList.texts'
import '../shared/table/Views.css'
import { countedStates, writeVacancyQuery } from './vacancyListQuery'

interface VacancyStatesProps {
  state: CountedState | undefined
  /** Null until they have loaded. */
  counts: Record<CountedState, number> | null
}

/** Filter links for the vacancy states with their counts; the current one is marked. */
export function VacancyStates({ state, counts }: VacancyStatesProps): ReactNode {
  const [search] = useSearchParams()
  const all = counts && vacancyStates.reduce((sum, one) => sum + counts[one], 0)
  const views = [
    { key: null, label: texts.all, count: all },
    ...countedStates.map((key) => ({ key, label: texts.state[key], count: counts?.[key] })),
  ]
  return (
    <nav className="fy-views" aria-label={texts.states}>
      <ul className="fy-views__list">
        {views.map(({ key, label, count }) => (
          <li key={label}>
            <Link
              className="fy-views__link"
              to={writeVacancyQuery(search, { state: key }) || '?'}
              state={{ keepScroll: true }}
              aria-current={(state ?? null) === key ? 'true' : undefined}
            >
              {label} <span className="fy-views__count">{count ?? '\u2007'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
