import { type ReactNode, useState } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { useFormScope } from '../../../renderer/form/state/FormScope'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import type { VacancyDetail } from '../../../schemas/vacancies/vacancy'
import { answerFileTexts, applyTexts } from '../../../texts/public/apply.texts'
import { jobListTexts } from '../../../texts/public/site.texts'
import { paths } from '../../routing/paths'
import { useHasExpressions } from '../../shared/content/useHasExpressions'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { Notice } from '../../shared/feedback/Notice'
import { SiteLink } from '../../shared/links/SiteLink'
import { useSite } from '../../shared/site/SiteContext'
import { useSaveAnswers } from '../draft/useSaveAnswers'

/**
 * Shown if the vacancy closed while its form was being filled in: closing time, how to keep the answers, and similar
 * jobs.
 */
export function ClosedNotice({ form, vacancy }: { form: BuiltForm; vacancy: VacancyDetail }): ReactNode {
  const { store } = useFormScope()
  const { now } = useSite()
  const { zonedMoment } = useClientClock()
  const [status, setStatus] = useState('')
  const save = useSaveAnswers(form, vacancy)
  const hasExpressions = useHasExpressions()
  const { department, advertisingCloseDate: closes, guid } = vacancy
  const hasSimilar = useStoreValue(
    useSite().vacancies.store,
    ({ list }) =>
      list?.some(
        (job) => job.department === department && job.guid !== guid && !job.isExpressionOfInterest,
      ) ?? false,
  )
  // The vacancy may have been unpublished before the closing date that this page knows.
  const title =
    closes && Date.parse(closes) <= now() ? applyTexts.closedAt(zonedMoment(closes)) : applyTexts.closed
  const similar = hasSimilar ? `?${new URLSearchParams({ department })}` : ''
  return (
    <Notice type="error" title={title}>
      <p>{applyTexts.closedText}</p>
      <div className="fy-draft__actions">
        <button
          type="button"
          className="fy-button fy-button--small"
          onClick={() => void save(store.values()).then(setStatus)}
        >
          {answerFileTexts.save}
        </button>
        <SiteLink className="fy-button fy-button--small" href={paths.viewJobs.href() + similar}>
          {applyTexts.similarJobs}
        </SiteLink>
        {hasExpressions ? (
          <SiteLink className="fy-button fy-button--small" href={paths.expressions.href()}>
            {jobListTexts.submitExpression}
          </SiteLink>
        ) : null}
      </div>
      <p role="status">{status}</p>
    </Notice>
  )
}
