import { FileText, Mail, MessageSquareText, Phone, Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ApplicationDetails } from '../../../schemas/applications/application'
import { showPromisedDay } from '../../../schemas/vacancies/responseDeadline'
import { applicationsTexts, inboxTexts as texts } from '../../../texts/admin/applications.texts'
import { languageNames } from '../../../texts/language/language'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import './ApplicationHead.css'
import { answerTexts } from '../../../texts/admin/applicationStates.texts'
import { DeliveryBadge } from '../badges/DeliveryBadge'
import { DueBadge } from '../badges/DueBadge'
import { StateBadge } from '../badges/StateBadge'
import { useUsesDelivery } from '../query/useUsesDelivery'
import { SetStateDialog } from '../state/SetStateDialog'
import { useApplicationSource } from './ApplicationSource'
import { findResume } from './findResume'
import { ResubmitButton } from './ResubmitButton'
import { RevealIdentity } from './RevealIdentity'

/** Header that stays visible while an application scrolls: applicant, contact details, resume and state. */
export function ApplicationHead({ application }: { application: ApplicationDetails }): ReactNode {
  const { id, applicantName, vacancyCode, vacancyName, location, submittedDate, contact, language } =
    application
  const { isSent } = useApplicationSource()
  const { moment, day } = useClientClock()
  const usesDelivery = useUsesDelivery()
  const resume = findResume(application.attachments)
  return (
    <header className="fy-application-head">
      <div className="fy-application-head__who">
        <h2 className="fy-application-head__name" tabIndex={-1}>
          {applicantName}
        </h2>
        {isSent ? <StateBadge {...application} /> : null}
        {isSent && usesDelivery && application.deliveryError ? <DeliveryBadge {...application} /> : null}
        <DueBadge {...application} />
      </div>
      {application.isHidden ? <RevealIdentity id={id} /> : null}
      <ul className="fy-application-head__contact">
        {contact.email ? (
          <li>
            <Mail aria-hidden="true" />
            <a href={`mailto:${contact.email}`} title={texts.email}>
              {contact.email}
            </a>
          </li>
        ) : null}
        {contact.phone ? (
          <li>
            <Phone aria-hidden="true" />
            <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`} title={texts.phone}>
              {contact.phone}
            </a>
          </li>
        ) : null}
        {resume ? (
          <li>
            <FileText aria-hidden="true" />
            <button
              type="button"
              className="fy-application-head__resume"
              onClick={() => document.querySelector<HTMLElement>(`#document-${resume.id} button`)?.focus()}
            >
              {texts.resume(resume.filename)}
            </button>
          </li>
        ) : null}
      </ul>
      <p className="fy-application-head__note">
        {vacancyName} · {vacancyCode} · {location} · {moment(submittedDate)}
        {isSent ? ` · ${applicationsTexts.numbered(id)}` : ''}
        {application.source === null ? '' : ` · ${texts.source(application.source)}`}
        {application.hearBy === null ? '' : ` · ${texts.promisedBy} ${showPromisedDay(application.hearBy)}`}
        {language === 'en' ? '' : ` · ${texts.appliedIn(languageNames[language])}`}
      </p>
      {application.appliedBefore === null ? null : (
        <p className="fy-application-head__note">{texts.appliedBefore(day(application.appliedBefore))}</p>
      )}
      {isSent ? (
        <div className="fy-application-facts__actions">
          <AnswerButton application={application} />
          {usesDelivery ? <ResubmitButton id={id} /> : null}
          <button
            type="button"
            className="fy-button fy-button--small"
            aria-label={applicationsTexts.print}
            title={applicationsTexts.print}
            onClick={() => window.print()}
          >
            <Printer aria-hidden="true" />
          </button>
        </div>
      ) : null}
    </header>
  )
}

/** Button that sets the state of the open application. */
function AnswerButton({ application }: { application: ApplicationDetails }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="fy-button fy-button--primary fy-button--small fy-application-head__status"
        disabled={application.state === 'withdrawn'}
        onClick={() => setOpen(true)}
      >
        <MessageSquareText aria-hidden="true" />
        {answerTexts.open}
      </button>
      {isOpen ? <SetStateDialog applications={[application]} onDone={close} onClose={close} /> : null}
    </>
  )
}
