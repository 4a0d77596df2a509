import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { submissionOf } from '../../../data/submission/submission.store'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import type { VacancyDetail } from '../../../schemas/vacancies/vacancy'
import { applyTexts } from '../../../texts/public/apply.texts'
import { responseDeadlineTexts } from '../../../texts/public/responseDeadline.texts'
import { layoutTexts } from '../../../texts/public/site.texts'
import { useResponseDeadline } from '../../jobDetails/useResponseDeadline'
import { paths } from '../../routing/paths'
import { useClient } from '../../shared/site/SiteContext'
import { useSitePart } from '../../shared/site/useSitePart'
import { UploadList } from './UploadList'

interface SendingFooterProps {
  form: BuiltForm
  vacancy: VacancyDetail
  /** Actions before sending. */
  before: ReactNode
}

/** Beside the submit button: explains what sending does, then shows the progress. */
export function SendingFooter({ form, vacancy, before }: SendingFooterProps): ReactNode {
  const { settings } = useClient()
  const hearBy = useResponseDeadline(vacancy)
  const state = useStoreValue(useSitePart(submissionOf).store, (now) => now)
  if (state.step === 'uploading') return <UploadList form={form} uploads={state.uploads} />
  const notice = settings.privacyLink
  return (
    <>
      {before}
      {hearBy === null ? null : <p>{responseDeadlineTexts.beforeSending(hearBy)}</p>}
      <p>
        {applyTexts.agree}{' '}
        {notice ? (
          <a href={notice} target="_blank" rel="noopener">
            {applyTexts.collectionNotice}
            <span className="fy-visually-hidden"> {layoutTexts.opensInNewTab}</span>
          </a>
        ) : (
          <Link to={paths.privacy.href()} target="_blank">
            {applyTexts.collectionNotice}
            <span className="fy-visually-hidden"> {layoutTexts.opensInNewTab}</span>
          </Link>
        )}
        .
      </p>
    </>
  )
}
