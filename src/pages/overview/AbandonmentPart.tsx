import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AbandonmentFigures } from '../../schemas/statistics/overview.types'
import { overviewTexts as texts } from '../../texts/admin/overview.texts'
import { paths } from '../routing/paths'
import { BarTable } from './BarTable'
import { OverviewCard } from './OverviewCard'

/** Questions at which applicants abandon the form, if the client records that. */
export function AbandonmentPart({ of: figures }: { of: AbandonmentFigures }): ReactNode {
  return <OverviewCard title={texts.leaving}>{leavingBody(figures)}</OverviewCard>
}

function leavingBody({ isCounted, left, sent, fields, others }: AbandonmentFigures): ReactNode {
  if (left === null && sent === null) {
    if (isCounted) return <p className="fy-overview__none">{texts.leavingFew}</p>
    return (
      <p className="fy-overview__none">
        {texts.leavingOff} <Link to={paths.settings.href('privacy')}>{texts.toSettings}</Link>
      </p>
    )
  }
  const rows = fields.map(({ label, left: count, errors }) => ({
    key: label ?? 'of vacancies',
    name: label === null ? texts.ofVacancies : label || texts.untouched,
    count,
    more: errors,
  }))
  return (
    <>
      <p className="fy-overview__total">{texts.leavingTotals(left, sent)}</p>
      {rows.length + others > 0 ? (
        <BarTable
          caption={texts.leaving}
          columns={[texts.question, texts.left, texts.errors]}
          rows={others > 0 ? [...rows, { key: 'others', name: texts.others, count: others }] : rows}
        />
      ) : null}
      <p className="fy-overview__note">{texts.leavingNote}</p>
    </>
  )
}
