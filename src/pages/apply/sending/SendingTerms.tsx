import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { VacancyDetail } from '../../../schemas/vacancies/vacancy'
import { applyTexts } from '../../../texts/public/apply.texts'
import { responseDeadlineTexts } from '../../../texts/public/responseDeadline.texts'
import { layoutTexts } from '../../../texts/public/site.texts'
import { useResponseDeadline } from '../../jobDetails/JobFacts'
import { paths } from '../../routing/paths'
import { useClient } from '../../shared/site/SiteContext'

interface SendingTermsProps {
  vacancy: VacancyDetail
  /** Content below the terms. */
  footer: ReactNode
}

/** Below the submit button: the promised response date, and the collection notice that the applicant agrees to. */
export function SendingTerms({ vacancy, footer }: SendingTermsProps): ReactNode {
  const { settings } = useClient()
  const responseDeadline = useResponseDeadline(vacancy)
  const noticeUrl = settings.privacyLink
  return (
    <>
      {responseDeadline === null ? null : <p>{responseDeadlineTexts.replyBy(responseDeadline)}</p>}
      <p>
        {applyTexts.agree}{' '}
        {noticeUrl ? (
          <a href={noticeUrl} target="_blank" rel="noopener">
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
      {footer}
    </>
  )
}
