import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { VacancyFigures } from '../../schemas/statistics/overview.types'
import { overviewTexts as texts } from '../../texts/admin/overview.texts'
import { paths } from '../routing/paths'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { OverviewCard } from './OverviewCard'

/** Vacancies that close soon, earliest first. */
export function ClosingPart({ figures: { closing } }: { figures: VacancyFigures }): ReactNode {
  const { day } = useClientClock()
  return (
    <OverviewCard title={texts.closing}>
      {closing.length === 0 ? (
        <p className="fy-overview__none">{texts.noneClosing}</p>
      ) : (
        <table className="fy-overview__table">
          <caption className="fy-visually-hidden">{texts.closing}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.job}</th>
              <th scope="col" className="fy-overview__number">
                {texts.closes}
              </th>
            </tr>
          </thead>
          <tbody>
            {closing.map(({ id, name, code, closesAt }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={paths.vacancyEditor.href(id)} reloadDocument>
                    {name}
                  </Link>{' '}
                  ({code})
                </th>
                <td className="fy-overview__number">{day(closesAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </OverviewCard>
  )
}
