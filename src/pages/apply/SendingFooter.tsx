import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { submissionOf } from '../../data/submission'
import { useStoreValue } from '../../data/useStoreValue'
import type { BuiltForm } from '../../schemas/forms/builtForm'
import type { VacancyDetail } from '../../schemas/vacancy'
import { applyTexts } from '../../texts/apply'
import { hearByTexts } from '../../texts/hearBy'
import { layoutTexts } from '../../texts/site'
import { useHearBy } from '../job/useHearBy'
import { paths } from '../paths'
import { useClient } from '../SiteContext'
import { usePart } from '../usePart'
import { UploadList } from './UploadList'

interface SendingFooterProps {
  form: BuiltForm
  vacancy: VacancyDetail
  /** What can be done before sending. */
  before: ReactNode
}

/** Beside the send button: what sending means, then how far it has come. */
export function SendingFooter({ form, vacancy, before }: SendingFooterProps): ReactNode {
  const { settings } = useClient()
  const hearBy = useHearBy(vacancy)
  const state = useStoreValue(usePart(submissionOf).store, (now) => now)
  if (state.step === 'uploading') return <UploadList form={form} uploads={state.uploads} />
  const notice = settings.privacyLink
  return (
    <>
      {before}
      {hearBy === null ? null : <p>{hearByTexts.beforeSending(hearBy)}</p>}
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
