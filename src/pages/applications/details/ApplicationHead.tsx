import { Button } from '../../../widgets/shared/Button'
import { useAction } from '../../shared/feedback/useAction'
import './ApplicationHead.css'
import { EyeOff, FileText, Mail, MessageSquareText, Phone, Printer, RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { createApplications } from '../../../data/applications/applications.store'
import type { ApplicationDetails } from '../../../schemas/applications/application'
import { formatDisplayDate } from '../../../schemas/dateTime/answerDateTime'
import { applicationStateTexts } from '../../../texts/admin/applicationStates.texts'
import { applicationsTexts, blindReviewTexts, inboxTexts } from '../../../texts/admin/applications.texts'
import { languageNames } from '../../../texts/language/language'
import { useScreen } from '../../shared/browser/useScreen'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { useSite } from '../../shared/site/SiteContext'
import { useSiteService } from '../../shared/site/useSiteService'
import { DeliveryBadge, DueBadge, StateBadge } from '../badges/applicationBadges'
import { useUsesDelivery } from '../query/useUsesDelivery'
import { SetStateDialog } from '../state/SetStateDialog'
import { findResume } from './ApplicationFacts'
import { useApplicationSource } from './ApplicationSource'

/**
 * Header that stays visible while an application scrolls: applicant, contact details, resume and state. A narrow screen
 * folds what is not needed at first.
 */
export function ApplicationHead({ application }: { application: ApplicationDetails }): ReactNode {
  const { id, applicantName, vacancyCode, vacancyName, location, submittedDate, language } = application
  const { isSubmitted } = useApplicationSource()
  const { formatDateTime, formatDay } = useClientClock()
  const usesDelivery = useUsesDelivery()
  const isNarrow = useScreen() === 'narrow'
  const promise =
    application.hearBy === null
      ? ''
      : ` · ${inboxTexts.promisedByLabel} ${formatDisplayDate(application.hearBy)}`
  const facts = (
    <>
      <p className="fy-application-head__note fy-note">
        {vacancyName} · {vacancyCode} · {location} · {formatDateTime(submittedDate)}
        {isSubmitted ? ` · ${applicationsTexts.applicationId(id)}` : ''}
        {application.source === null ? '' : ` · ${inboxTexts.source(application.source)}`}
        {promise}
        {language === 'en' ? '' : ` · ${inboxTexts.applicationLanguage(languageNames[language])}`}
      </p>
      {application.appliedBefore === null ? null : (
        <p className="fy-application-head__note fy-note">
          {inboxTexts.withdrawnEarlier(formatDay(application.appliedBefore))}
        </p>
      )}
    </>
  )
  return (
    <header className="fy-application-head fy-stack">
      <div className="fy-application-head__who fy-cluster">
        <h2 className="fy-shrink" tabIndex={-1}>
          {applicantName}
        </h2>
        {isSubmitted ? <StateBadge {...application} /> : null}
        {isSubmitted && usesDelivery && application.deliveryError ? <DeliveryBadge {...application} /> : null}
        <DueBadge {...application} />
      </div>
      {application.isHidden ? <RevealIdentity id={id} /> : null}
      <ContactLinks {...application} />
      {isNarrow ? (
        <details>
          <summary className="fy-application-head__note fy-note">
            {vacancyName}
            {promise}
          </summary>
          {facts}
        </details>
      ) : (
        facts
      )}
      {isSubmitted ? (
        <div className="fy-application-facts__actions fy-no-print fy-wrap fy-gap-2">
          <SetStateButton application={application} />
          {usesDelivery ? <ResubmitButton id={id} /> : null}
          <Button
            size="small"
            aria-label={applicationsTexts.print}
            title={applicationsTexts.print}
            onClick={() => window.print()}
          >
            <Printer aria-hidden="true" />
          </Button>
        </div>
      ) : null}
    </header>
  )
}

/** Links to write to the applicant, to call, and to read the resume. */
function ContactLinks({ contact, attachments }: ApplicationDetails): ReactNode {
  const resume = findResume(attachments)
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
      {resume ? (
        <li>
          <FileText aria-hidden="true" />
          <button
            type="button"
            className="fy-link-button fy-bare fy-break"
            onClick={() => document.querySelector<HTMLElement>(`#document-${resume.id} button`)?.focus()}
          >
            {inboxTexts.resume(resume.filename)}
          </button>
        </li>
      ) : null}
    </ul>
  )
}

/** Button that sets the state of the open application. */
function SetStateButton({ application }: { application: ApplicationDetails }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        look="primary"
        size="small"
        className="fy-application-head__status"
        disabled={application.state === 'withdrawn'}
        onClick={() => setOpen(true)}
      >
        <MessageSquareText aria-hidden="true" />
        {applicationStateTexts.open}
      </Button>
      {isOpen ? <SetStateDialog applications={[application]} onDone={close} onClose={close} /> : null}
    </>
  )
}

/** Queues the application for the back-office again [AP-05]. */
function ResubmitButton({ id }: { id: number }): ReactNode {
  const { notifications } = useSite()
  const applications = useSiteService(createApplications)
  const [isBusy, run] = useAction(`resubmit ${id}`)
  const resubmit = () =>
    run(applicationsTexts.resubmitFailed, async () => {
      await applications.resubmit(id)
      const message = applicationsTexts.resubmitted(id)
      notifications.notify({ id: `resubmitted ${id}`, type: 'success', title: '', message })
    })
  return (
    <Button size="small" disabled={isBusy} onClick={() => void resubmit()}>
      <RotateCcw aria-hidden="true" />
      {isBusy ? applicationsTexts.resubmitting : applicationsTexts.resubmit}
    </Button>
  )
}

/** Notice that the applicant's identity is hidden, with a button to reveal it. */
function RevealIdentity({ id }: { id: number }): ReactNode {
  const applications = useSiteService(createApplications)
  const [isBusy, run] = useAction('identity')
  const reveal = () => run(blindReviewTexts.failed, () => applications.revealIdentity(id))
  return (
    <div className="fy-who-it-is fy-icons-l fy-cluster fy-gap-2-3">
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
