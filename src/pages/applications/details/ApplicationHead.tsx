import { Button } from '../../../widgets/shared/Button'
import { useAction } from '../../shared/feedback/useAction'
import './ApplicationHead.css'
import { EyeOff, FileText, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { createApplications } from '../../../data/applications/applications.store'
import type { ApplicationDetails } from '../../../schemas/applications/application'
import { formatDisplayDate } from '../../../schemas/dateTime/answerDateTime'
import { applicationsTexts, blindReviewTexts, inboxTexts } from '../../../texts/admin/applications.texts'
import { languageNames } from '../../../texts/language/language'
import { useScreen } from '../../shared/browser/useScreen'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { useSiteService } from '../../shared/site/SiteContext'
import { DeliveryBadge, DueBadge, StateBadge } from '../badges/applicationBadges'
import { useUsesDelivery } from '../query/useUsesDelivery'
import { ApplicationActions } from './ApplicationActions'
import { findMainDocument } from './ApplicationFacts'
import { useApplicationSource } from './ApplicationSource'

/**
 * Header of an application: applicant, contact details, resume and state. Beside the list, it stays visible while
 * the application scrolls. On a narrow screen, the details of the vacancy and the submission are collapsed.
 */
export function ApplicationHead({ application }: { application: ApplicationDetails }): ReactNode {
  const { id, applicantName, vacancyCode, vacancyName, location, submittedDate, language } = application
  const { isSubmitted } = useApplicationSource()
  const { formatDateTime, formatDay } = useClientClock()
  const usesDelivery = useUsesDelivery()
  const isNarrow = useScreen() === 'narrow'
  const deadlineNote =
    application.hearBy === null
      ? ''
      : ` · ${inboxTexts.promisedByLabel} ${formatDisplayDate(application.hearBy)}`
  const facts = (
    <>
      <p className="fy-application-head__note fy-note">
        {vacancyName} · {vacancyCode} · {location} · {formatDateTime(submittedDate)}
        {isSubmitted ? ` · ${applicationsTexts.applicationId(id)}` : ''}
        {application.source === null ? '' : ` · ${inboxTexts.source(application.source)}`}
        {deadlineNote}
        {language === 'en' ? '' : ` · ${inboxTexts.applicationLanguage(languageNames[language])}`}
      </p>
      {application.appliedBefore === null ? null : (
        <p className="fy-application-head__note fy-note">
          {inboxTexts.withdrawnEarlier(formatDay(application.appliedBefore))}
        </p>
      )}
    </>
  )
  const badges = (
    <>
      {isSubmitted ? <StateBadge {...application} /> : null}
      {isSubmitted && usesDelivery && application.deliveryError ? <DeliveryBadge {...application} /> : null}
      <DueBadge {...application} />
    </>
  )
  return (
    <header className="fy-application-head fy-stack">
      <div className="fy-application-head__top fy-cluster fy-gap-2">
        <div className="fy-application-head__applicant fy-cluster">
          <h2 className="fy-shrink" tabIndex={-1}>
            {applicantName}
          </h2>
          {isNarrow ? null : badges}
        </div>
        {isSubmitted ? <ApplicationActions application={application} isNarrow={isNarrow} /> : null}
      </div>
      {isNarrow ? <div className="fy-application-head__badges fy-wrap fy-gap-2">{badges}</div> : null}
      {application.isHidden ? <RevealIdentity id={id} /> : null}
      <ContactLinks {...application} />
      {isNarrow ? (
        <details>
          <summary className="fy-application-head__note fy-note">
            {vacancyName}
            {deadlineNote}
          </summary>
          {facts}
        </details>
      ) : (
        facts
      )}
    </header>
  )
}

/**
 * Links to email and call the applicant, and a button that moves the focus to the resume or main document.
 */
function ContactLinks({ contact, attachments }: ApplicationDetails): ReactNode {
  const mainDocument = findMainDocument(attachments)
  return (
    <ul className="fy-application-head__contact fy-icons-s fy-wrap fy-plain-list">
      {contact.email ? (
        <li>
          <Mail aria-hidden="true" />
          <a href={`mailto:${contact.email}`} title={inboxTexts.email}>
            {contact.email}
          </a>
        </li>
      ) : null}
      {contact.phone ? (
        <li>
          <Phone aria-hidden="true" />
          <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`} title={inboxTexts.phone}>
            {contact.phone}
          </a>
        </li>
      ) : null}
      {mainDocument ? (
        <li>
          <FileText aria-hidden="true" />
          <button
            type="button"
            className="fy-link-button fy-bare fy-break"
            onClick={() =>
              document.querySelector<HTMLElement>(`#document-${mainDocument.id} button`)?.focus()
            }
          >
            {inboxTexts.resume(mainDocument.filename)}
          </button>
        </li>
      ) : null}
    </ul>
  )
}

/** Notice that the applicant's identity is hidden, with a button to reveal it. */
function RevealIdentity({ id }: { id: number }): ReactNode {
  const applications = useSiteService(createApplications)
  const [isBusy, run] = useAction('identity')
  const reveal = () => run(blindReviewTexts.failed, () => applications.revealIdentity(id))
  return (
    <div className="fy-hidden-identity fy-icons-l fy-cluster fy-gap-2-3">
      <EyeOff aria-hidden="true" />
      <p>
        {blindReviewTexts.hidden} <span className="fy-soft">{blindReviewTexts.revealNote}</span>
      </p>
      <Button size="small" aria-disabled={isBusy} onClick={() => void reveal()}>
        {isBusy ? blindReviewTexts.revealing : blindReviewTexts.reveal}
      </Button>
    </div>
  )
}
